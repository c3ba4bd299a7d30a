import { expect, it, vi } from 'vitest'
import { createLoginPrompt } from './loginPrompt.ts'

it('loginPrompt has the texts it was opened with, and none before', () => {
  const prompt = createLoginPrompt(() => {})
  expect(prompt.getState()).toMatchObject({ open: false, texts: null, count: 0 })
  prompt.open({ title: 'Join Voice Rankings' })
  expect(prompt.getState()).toMatchObject({ open: true, texts: { title: 'Join Voice Rankings' } })
  prompt.open()
  expect(prompt.getState().texts).toEqual({})
})

it('choosing to log in is counted, closes the prompt and starts the login', () => {
  const login = vi.fn<() => void>()
  const prompt = createLoginPrompt(login)
  for (const count of [1, 2]) {
    prompt.open()
    prompt.choose()
    expect(prompt.getState()).toMatchObject({ open: false, count })
    expect(login).toHaveBeenCalledTimes(count)
  }
})

it('"Maybe Later" closes the prompt without a login', () => {
  const login = vi.fn<() => void>()
  const prompt = createLoginPrompt(login)
  prompt.open()
  prompt.close()
  expect(prompt.getState()).toMatchObject({ open: false, count: 0 })
  expect(login).not.toHaveBeenCalled()
})

it('the first attached dialog shows the prompt, and the next one when it is removed', () => {
  const prompt = createLoginPrompt(() => {})
  const [first, second] = [{}, {}]
  const leave = prompt.attach(first)
  prompt.attach(second)
  expect(prompt.getState().host).toBe(first)
  leave()
  expect(prompt.getState().host).toBe(second)
})

import { expect, it, vi } from 'vitest'
import { createLoginPrompt } from './loginPrompt.ts'

it('says what it was opened with, and nothing before', () => {
  const prompt = createLoginPrompt(() => {})
  expect(prompt.getState()).toMatchObject({ open: false, texts: null, count: 0 })
  prompt.open({ title: 'Join Voice Rankings' })
  expect(prompt.getState()).toMatchObject({ open: true, texts: { title: 'Join Voice Rankings' } })
  prompt.open()
  expect(prompt.getState().texts).toEqual({})
})

it('counts each choice to log in, closes, and begins the login', () => {
  const login = vi.fn<() => void>()
  const prompt = createLoginPrompt(login)
  for (const count of [1, 2]) {
    prompt.open()
    prompt.choose()
    expect(prompt.getState()).toMatchObject({ open: false, count })
    expect(login).toHaveBeenCalledTimes(count)
  }
})

it('"Maybe Later" closes it without a login', () => {
  const login = vi.fn<() => void>()
  const prompt = createLoginPrompt(login)
  prompt.open()
  prompt.close()
  expect(prompt.getState()).toMatchObject({ open: false, count: 0 })
  expect(login).not.toHaveBeenCalled()
})

it('is shown by the dialog that was there first, and by the next when that one goes', () => {
  const prompt = createLoginPrompt(() => {})
  const [first, second] = [{}, {}]
  const leave = prompt.attach(first)
  prompt.attach(second)
  expect(prompt.getState().host).toBe(first)
  leave()
  expect(prompt.getState().host).toBe(second)
})

import { describe, expect, test, vi } from 'vitest'
import { ANN, sessionWorld } from './testing/sessionWorld.ts'

describe('the profile of a session', () => {
  test('is null until the server has been asked', async () => {
    const { session, state } = sessionWorld()
    expect(state()).toEqual({ profile: null, known: false, login: 0, logout: 0, problem: null })
    await session.refresh()
    expect(state()).toMatchObject({ profile: null, known: true })
  })

  test('is the user reported by the server, or null', async () => {
    const { session, server, state } = sessionWorld()
    server.profile = ANN
    await session.refresh()
    expect(state().profile).toEqual(ANN)
    server.profile = null
    await session.refresh()
    expect(state().profile).toBeNull()
  })

  test('is null when the server fails, which is only logged', async () => {
    const { session, server, state, logged } = sessionWorld({ profile: ANN })
    server.fails = true
    await session.refresh()
    expect(state()).toEqual({ profile: null, known: true, login: 0, logout: 0, problem: null })
    expect(logged).toEqual(['The user status could not be loaded.'])
  })

  test('starts with the profile of the page', () => {
    const { state, asked } = sessionWorld({ profile: ANN })
    expect(state()).toMatchObject({ profile: ANN, known: true })
    expect(asked()).toBe(0)
  })

  test('comes from the later of two concurrent requests', async () => {
    const answers: ((answer: object) => void)[] = []
    const status = () => new Promise((resolve) => void answers.push(resolve))
    const { session, state } = sessionWorld({ client: { account: { status } } as never })
    const both = [session.refresh(), session.refresh()]
    answers[1]?.({ user: ANN })
    answers[0]?.({})
    await Promise.all(both)
    expect(state().profile).toEqual(ANN)
  })

  test('notifies its listeners of changes only, until they unsubscribe', async () => {
    const { session, server } = sessionWorld()
    const listener = vi.fn()
    const leave = session.subscribe(listener)
    await session.refresh()
    await session.refresh()
    expect(listener).toHaveBeenCalledTimes(1)
    leave()
    server.profile = ANN
    await session.refresh()
    expect(listener).toHaveBeenCalledTimes(1)
  })
})

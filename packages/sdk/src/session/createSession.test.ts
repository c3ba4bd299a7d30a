import { describe, expect, test } from 'vitest'
import { ANN, sessionWorld } from './testing/sessionWorld.ts'

const COMPLETE = { action: 'login-complete' } as const
const LOGOUT_COMPLETE = { action: 'logout-complete' } as const

describe('a login', () => {
  test('connects, opens the socket, gets its connection id and opens the popup with it', () => {
    const { session, socket, popup, state } = sessionWorld()
    expect(state().login).toBe(0)
    session.login()
    expect(state().login).toBe(1)
    expect(socket().url).toBe('wss://voices.example/api/v1/socket')
    socket().open()
    expect(state().login).toBe(2)
    socket().say({ action: 'Your Connection ID', connectionId: 'node.1/x' })
    expect(state().login).toBe(3)
    expect(popup().url).toBe('https://voices.example/api/v1/login?state=node.1%2Fx')
  })

  test("completes by the socket's message; 2.5 s later the remaining popup is closed and the profile requested", async () => {
    const { session, server, connect, socket, popup, state, clock, asked } = sessionWorld()
    session.login()
    connect()
    server.profile = ANN
    socket().say(COMPLETE)
    expect(state().login).toBe(4)
    expect(socket().closed).toBe(true)
    await clock.advance(2499)
    // The last page closes the popup itself; closing it before that page has loaded may keep it open forever.
    expect([popup().closed, asked()]).toEqual([false, 0])
    await clock.advance(1)
    expect([popup().closed, asked()]).toEqual([true, 1])
    expect(state()).toMatchObject({ login: 4, profile: ANN })
    expect(clock.pending).toBe(0)
  })

  test('ends within 500 ms when the user closes the popup: state 0, profile requested at once', async () => {
    const { session, connect, popup, state, clock, asked } = sessionWorld()
    session.login()
    connect()
    await clock.advance(10_000)
    expect([state().login, asked()]).toEqual([3, 0])
    popup().closed = true
    await clock.advance(499)
    expect(state().login).toBe(3)
    await clock.advance(1)
    expect([state().login, asked()]).toEqual([0, 1])
  })

  test('still completes within two minutes when the popup only seemed closed', async () => {
    const { session, server, connect, socket, popup, state, clock } = sessionWorld()
    session.login()
    connect()
    popup().closed = true
    await clock.advance(500)
    expect(state().login).toBe(0)
    expect(socket().closed).toBe(false)
    server.profile = ANN
    await clock.advance(100_000)
    socket().say({ action: 'heartbeat' })
    socket().say(COMPLETE)
    expect(state().login).toBe(4)
    await clock.advance(2500)
    expect(state().profile).toEqual(ANN)
  })

  test('stays complete when an older profile request reports no user', async () => {
    const answers: ((answer: object) => void)[] = []
    const status = () => new Promise((resolve) => void answers.push(resolve))
    const client = { account: { status }, url: (path: string) => `https://voices.example${path}` }
    const { session, connect, socket, popup, state, clock } = sessionWorld({ client: client as never })
    session.login()
    connect()
    popup().closed = true
    await clock.advance(500)
    socket().say(COMPLETE)
    answers[0]?.({})
    await clock.advance(0)
    expect(state().login).toBe(4)
  })

  test('is cancelled two minutes after the popup was closed, and leaves nothing behind', async () => {
    const { session, connect, socket, popup, clock } = sessionWorld()
    session.login()
    connect()
    popup().closed = true
    for (let seconds = 0; seconds < 121; seconds += 25) {
      await clock.advance(25_000)
      socket().say({ action: 'heartbeat' })
    }
    expect(socket().closed).toBe(true)
    expect(clock.pending).toBe(0)
  })

  test('restarts when requested again after the popup was closed', async () => {
    const { session, sockets, connect, popup, popups, state, clock } = sessionWorld()
    session.login()
    connect()
    popup().closed = true
    await clock.advance(500)
    session.login()
    expect(state().login).toBe(1)
    expect(sockets.map(({ closed }) => closed)).toEqual([true, false])
    connect('node.2')
    expect(popups).toHaveLength(2)
    expect(popup().url).toContain('state=node.2')
  })

  test('focuses its popup when requested again', () => {
    const { session, sockets, popups, popup, connect, state } = sessionWorld()
    session.login()
    session.login()
    connect()
    session.login()
    expect([sockets.length, popups.length, popup().focused, state().login]).toEqual([1, 1, 1, 3])
  })

  test('reports a blocked popup, which the next click opens', () => {
    const { session, server, connect, popups, popup, state } = sessionWorld()
    server.popupsAllowed = false
    session.login()
    connect()
    const popupUrl = 'https://voices.example/api/v1/login?state=node.1'
    expect(state()).toMatchObject({ login: 3, problem: 'popup_blocked', popupUrl })
    server.popupsAllowed = true
    session.login()
    expect(popups).toHaveLength(1)
    expect(popup().url).toContain('state=node.1')
    expect(state()).toMatchObject({ login: 3, problem: null })
  })

  test('can be cancelled at any step', () => {
    for (const steps of [0, 1, 2]) {
      const { session, socket, connect, state, clock } = sessionWorld()
      session.login()
      if (steps === 1) socket().open()
      if (steps === 2) connect()
      session.cancel()
      expect(state()).toMatchObject({ login: 0, problem: null })
      expect(socket().closed).toBe(true)
      expect(clock.pending).toBe(0)
    }
  })

  test('ignores messages once it is over', async () => {
    const { session, connect, socket, state, clock, asked } = sessionWorld()
    session.login()
    connect()
    session.cancel()
    socket().say(COMPLETE)
    await clock.advance(10_000)
    expect([state().login, asked()]).toEqual([0, 0])
  })

  test('is not completed by the end of a session', () => {
    const { session, connect, socket, state } = sessionWorld()
    session.login()
    connect()
    socket().say(LOGOUT_COMPLETE)
    expect(state().login).toBe(3)
  })
})

describe('a server that accepts the socket but sends nothing', () => {
  test('is reported as no connection 2.5 s after the click', async () => {
    const { session, socket, state, clock } = sessionWorld()
    session.login()
    socket().open()
    await clock.advance(2499)
    expect(state()).toMatchObject({ login: 2, problem: null })
    await clock.advance(1)
    expect(state()).toMatchObject({ login: 2, problem: 'no_connection' })
  })

  test('is reported for a logout too', async () => {
    const { session, socket, state, clock } = sessionWorld({ profile: ANN })
    session.logout()
    socket().open()
    await clock.advance(2500)
    expect(state()).toMatchObject({ logout: 1, problem: 'no_connection' })
  })

  test('is retried over a new socket by the next click', async () => {
    const { session, sockets, socket, connect, popup, state, clock } = sessionWorld()
    session.login()
    socket().open()
    await clock.advance(2500)
    session.login()
    expect(sockets.map(({ closed }) => closed)).toEqual([true, false])
    expect(state()).toMatchObject({ login: 1, problem: null })
    connect()
    expect(popup().url).toBe('https://voices.example/api/v1/login?state=node.1')
  })

  test('may still answer late, which opens the popup and clears the problem', async () => {
    const { session, socket, connect, popups, state, clock } = sessionWorld()
    session.login()
    socket().open()
    await clock.advance(20_000)
    connect()
    expect([popups.length, state().problem]).toEqual([1, null])
  })

  test('does not interrupt a login whose popup is open', async () => {
    const { session, connect, state, clock } = sessionWorld()
    session.login()
    connect()
    await clock.advance(10_000)
    expect(state()).toMatchObject({ login: 3, problem: null })
  })
})

describe('a closed session', () => {
  test('requests no profile after a completed login or logout', async () => {
    const { session, connect, socket, clock, asked } = sessionWorld()
    session.login()
    connect()
    socket().say(COMPLETE)
    session.close()
    expect(clock.pending).toBe(0)
    await clock.advance(10_000)
    expect(asked()).toBe(0)
  })

  test('notifies no listeners', () => {
    const { session } = sessionWorld()
    let told = 0
    session.subscribe(() => (told += 1))
    session.close()
    session.login()
    expect(told).toBe(0)
  })

  test('ignores cancel without a login in progress', () => {
    const { session, state } = sessionWorld({ profile: ANN })
    const before = state()
    session.close()
    expect(state()).toBe(before)
  })
})

test('starts a logout right after a login at once, without a profile request in between', async () => {
  const { session, connect, socket, state, clock, asked } = sessionWorld()
  session.login()
  connect()
  socket().say(COMPLETE)
  session.logout()
  expect(state().logout).toBe(1)
  await clock.advance(2500)
  expect(asked()).toBe(0)
})

describe('a completed login', () => {
  test('ignores further clicks until the profile is known', async () => {
    const { session, server, sockets, connect, socket, popups, state, clock } = sessionWorld()
    session.login()
    connect()
    server.profile = ANN
    socket().say(COMPLETE)
    session.login()
    expect([sockets.length, popups.length, state().login]).toEqual([1, 1, 4])
    await clock.advance(2500)
    expect(state().profile).toEqual(ANN)
  })

  test('returns to step 0 when the server reports no user', async () => {
    const { session, connect, socket, state, clock } = sessionWorld()
    session.login()
    connect()
    socket().say(COMPLETE)
    await clock.advance(2500)
    expect(state()).toMatchObject({ login: 0, profile: null })
  })

  test('returns to step 0 when the user has logged out elsewhere', async () => {
    const { session, server, connect, socket, state, clock } = sessionWorld()
    session.login()
    connect()
    server.profile = ANN
    socket().say(COMPLETE)
    await clock.advance(2500)
    server.profile = null
    await session.refresh()
    expect(state()).toMatchObject({ login: 0, profile: null })
  })
})

describe('a logout', () => {
  test('removes the profile when the server confirms it, without waiting for the popup', async () => {
    const { session, connect, socket, state } = sessionWorld({ profile: ANN })
    session.logout()
    connect()
    socket().say(LOGOUT_COMPLETE)
    expect(state()).toMatchObject({ profile: null, known: true })
  })

  test('has state 1 in progress; completion resets both states and requests the profile 2.5 s later', async () => {
    const { session, connect, socket, popup, state, clock, asked } = sessionWorld({ profile: ANN })
    session.login()
    connect()
    socket().say(COMPLETE)
    session.logout()
    expect(state()).toMatchObject({ login: 4, logout: 1 })
    connect('node.9')
    expect(popup().url).toBe('https://voices.example/api/v1/logout?connectionId=node.9')
    socket().say(LOGOUT_COMPLETE)
    expect(state()).toMatchObject({ login: 0, logout: 0 })
    await clock.advance(2499)
    expect([popup().closed, asked()]).toEqual([false, 0])
    await clock.advance(1)
    expect(popup().closed).toBe(true)
    expect(state().profile).toBeNull()
    expect(clock.pending).toBe(0)
  })

  test('ends when the user closes the popup', async () => {
    const { session, connect, popup, state, clock, asked } = sessionWorld({ profile: ANN })
    session.logout()
    connect()
    popup().closed = true
    await clock.advance(500)
    expect([state().logout, asked()]).toEqual([0, 1])
  })

  test('replaces a login in progress', () => {
    const { session, sockets, state } = sessionWorld()
    session.login()
    session.logout()
    expect(sockets.map(({ closed }) => closed)).toEqual([true, false])
    expect(state().logout).toBe(1)
  })
})

test.each([
  ['no JSON', 'login-complete'],
  ['null', 'null'],
  ['an unknown action', '{"action":"open-sesame"}'],
  ['an id that is none', '{"action":"Your Connection ID","connectionId":1}'],
  ['far too much', JSON.stringify({ action: 'login-complete', more: 'x'.repeat(70_000) })],
])('ignores a message that is %s', (_what, message) => {
  const { session, socket, state } = sessionWorld()
  session.login()
  socket().open()
  socket().say(message)
  expect(state()).toMatchObject({ login: 2, problem: null })
})

import { describe, expect, test } from 'vitest'
import { ANN, sessionWorld } from './testing/sessionWorld.ts'

/** A login whose socket was lost, with a pending profile request that `answer` completes. */
async function asking() {
  const answers: ((answer: object) => void)[] = []
  const status = () => new Promise((resolve) => void answers.push(resolve))
  const client = { account: { status }, url: (path: string) => `https://voices.example${path}` }
  const world = sessionWorld({ client: client as never })
  world.session.login()
  world.connect()
  world.socket().fail()
  await world.clock.advance(500)
  world.connect('node.2')
  async function answer() {
    answers[0]?.({ user: ANN })
    await world.clock.advance(0)
  }
  return { ...world, answer }
}

describe('a lost socket', () => {
  test('reconnects after a random delay whose ceiling grows from 1 s to 30 s', async () => {
    const { session, sockets, socket, state, clock } = sessionWorld()
    session.login()
    const waits = []
    for (let failures = 0; failures < 8; failures += 1) {
      const count = sockets.length
      const lostAt = clock.now()
      socket().fail()
      expect(state()).toMatchObject({ login: 1, problem: 'no_connection' })
      while (sockets.length === count) await clock.advance(50)
      waits.push(clock.now() - lostAt)
    }
    expect(waits).toEqual([500, 1000, 2000, 4000, 8000, 15_000, 15_000, 15_000])
  })

  test.each(['error', 'close'] as const)('reconnects when the browser reports only "%s"', async (event) => {
    const { session, sockets, socket, state, clock } = sessionWorld()
    session.login()
    socket().fail(event)
    expect(state().problem).toBe('no_connection')
    await clock.advance(500)
    expect(sockets).toHaveLength(2)
  })

  test('is ignored, even if it opens late or still sends messages', async () => {
    const { session, sockets, socket, state, clock } = sessionWorld()
    session.login()
    const lost = socket()
    lost.fail()
    await clock.advance(500)
    lost.open()
    lost.say({ action: 'Your Connection ID', connectionId: 'node.0' })
    lost.fail()
    expect([state().login, sockets.length, clock.pending]).toEqual([1, 2, 2])
  })

  test('counts as lost when it has not opened after 55 s', async () => {
    const { session, sockets, clock } = sessionWorld()
    session.login()
    await clock.advance(54_999)
    expect(sockets).toHaveLength(1)
    await clock.advance(1)
    await clock.advance(500)
    expect(sockets).toHaveLength(2)
  })

  test('has 55 s from its opening for the first message', async () => {
    const { session, sockets, socket, clock } = sessionWorld()
    session.login()
    await clock.advance(50_000)
    socket().open()
    await clock.advance(54_000)
    expect(sockets).toHaveLength(1)
  })

  test('does not reconnect once the login is cancelled', async () => {
    const { session, sockets, socket, clock } = sessionWorld()
    session.login()
    socket().fail()
    session.cancel()
    await clock.advance(60_000)
    expect([sockets.length, clock.pending]).toEqual([1, 0])
  })

  test('before its connection id returns the login to its first step', () => {
    const { session, socket, state } = sessionWorld()
    session.login()
    socket().open()
    socket().fail()
    expect(state()).toMatchObject({ login: 1, problem: 'no_connection' })
  })

  test('clears the problem once it is connected', async () => {
    const { session, socket, state, clock } = sessionWorld()
    session.login()
    socket().fail()
    await clock.advance(500)
    socket().open()
    expect(state()).toMatchObject({ login: 2, problem: null })
  })

  test('with an open popup changes no visible state, and the reconnect requests the profile', async () => {
    const { session, server, sockets, connect, socket, popups, state, clock } = sessionWorld()
    session.login()
    connect()
    socket().fail()
    expect(state()).toMatchObject({ login: 3, problem: null })
    await clock.advance(500)
    connect('node.2')
    await clock.advance(0)
    expect(state().login).toBe(3)
    server.profile = ANN
    socket().fail()
    await clock.advance(500)
    connect('node.3')
    await clock.advance(0)
    expect(state()).toMatchObject({ login: 4, profile: ANN })
    expect(popups).toHaveLength(1)
    expect(sockets.filter(({ closed }) => !closed)).toHaveLength(0)
  })

  test('counts as lost after two missed heartbeats', async () => {
    const { session, sockets, socket, connect, clock } = sessionWorld()
    session.login()
    connect()
    await clock.advance(54_000)
    socket().say({ action: 'heartbeat' })
    await clock.advance(54_000)
    expect(sockets).toHaveLength(1)
    await clock.advance(2000)
    expect(sockets).toHaveLength(2)
    expect(sockets[0]?.closed).toBe(true)
  })

  test('reconnects a hundred times, one connection at a time', async () => {
    const { session, sockets, socket, connect, clock } = sessionWorld()
    session.login()
    connect()
    for (let kills = 0; kills < 100; kills += 1) {
      socket().fail()
      await clock.advance(500)
      expect(sockets.filter(({ closed }) => !closed).length).toBeLessThanOrEqual(1)
      connect(`node.${kills}`)
    }
    expect(sockets).toHaveLength(101)
  })

  test('does not reconnect after being closed by the session', async () => {
    const { session, sockets, socket, connect, clock } = sessionWorld()
    session.login()
    connect()
    session.close()
    socket().fail()
    await clock.advance(600_000)
    expect(sockets).toHaveLength(1)
    expect(clock.pending).toBe(0)
  })
})

describe('a logout whose socket is lost', () => {
  test.each([
    ['ends when nobody is signed in any more', null, { logout: 0, profile: null }],
    ['goes on while somebody is', ANN, { logout: 1, profile: ANN }],
  ])('%s', async (_what, profile, expected) => {
    const { session, server, socket, connect, state, clock } = sessionWorld({ profile: ANN })
    session.logout()
    connect()
    server.profile = profile
    socket().fail()
    await clock.advance(500)
    connect('node.2')
    await clock.advance(0)
    expect(state()).toMatchObject(expected)
  })
})

describe('a profile answer', () => {
  test('completes no login that was cancelled in the meantime', async () => {
    const { session, answer, state } = await asking()
    session.cancel()
    await answer()
    expect(state()).toMatchObject({ login: 0, profile: ANN })
  })

  test('completes no login that began after the request', async () => {
    const { session, answer, state } = await asking()
    session.cancel()
    session.login()
    await answer()
    expect(state().login).toBe(1)
  })
})

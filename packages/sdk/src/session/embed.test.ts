import { matchingCode } from '@voice-rankings/contract'
import { describe, expect, test, vi } from 'vitest'
import type { Bearer } from './createBearer.ts'
import { ANN, sessionWorld } from './testing/sessionWorld.ts'

/** A session on another site's page, with a fake window and bearer. */
function embedWorld() {
  const listeners = new Set<(event: unknown) => void>()
  const messages = {
    addEventListener: (_type: string, listener: unknown) => void listeners.add(listener as () => void),
    removeEventListener: (_type: string, listener: unknown) => void listeners.delete(listener as () => void),
  }
  const approved = { id: '' }
  const redeemed: { code: string; verifier: string }[] = []
  const bearer: Bearer = {
    fetch: () => Promise.reject(new Error('The fake client does not fetch.')),
    redeem(code, verifier) {
      redeemed.push({ code, verifier })
      return Promise.resolve(code === 'good' || code === approved.id)
    },
    end: vi.fn<Bearer['end']>(() => Promise.resolve()),
  }
  const world = sessionWorld({ bearer, messages })
  const post = (source: unknown, data: unknown, origin = 'https://voices.example') => {
    for (const listener of listeners) listener({ source, data, origin })
  }
  /** Starts a login up to the popup. */
  async function open() {
    world.session.login()
    world.connect()
    await vi.waitUntil(() => world.popups.length > 0)
  }
  return { ...world, bearer, approved, redeemed, post, open, listening: () => listeners.size }
}

describe('a login on another site’s page', () => {
  test("sends a challenge and is completed by the popup's code", async () => {
    const { open, popup, post, redeemed, server, state, clock, listening } = embedWorld()
    await open()
    const login = new URL(popup().url).searchParams.get('state') ?? ''
    expect(login).toMatch(/^node\.1~[\w-]{43}$/)
    server.profile = ANN
    post(popup(), { action: 'login-code', code: 'good' })
    await vi.waitUntil(() => state().login === 4)
    const [{ code, verifier } = { code: '', verifier: '' }] = redeemed
    expect(code).toBe('good')
    const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier))
    expect(login).toBe(`node.1~${Buffer.from(hash).toString('base64url')}`)
    expect(listening()).toBe(0)
    await clock.advance(2500)
    expect(state().profile).toEqual(ANN)
  })

  test("keeps the popup open on the socket's notification, as the code is still to come", async () => {
    const { open, popup, socket, state, redeemed } = embedWorld()
    await open()
    socket().say({ action: 'login-complete' })
    expect([state().login, popup().closed, redeemed]).toEqual([3, false, []])
  })

  test('goes on with a code that the server refuses', async () => {
    const { open, popup, post, redeemed, state, clock } = embedWorld()
    await open()
    post(popup(), { action: 'login-code', code: 'bad' })
    await clock.advance(0)
    expect(redeemed.map(({ code }) => code)).toEqual(['bad'])
    expect(state().login).toBe(3)
  })

  test('redeems the first code only', async () => {
    const { open, popup, post, redeemed } = embedWorld()
    await open()
    post(popup(), { action: 'login-code', code: 'good' })
    post(popup(), { action: 'login-code', code: 'other' })
    expect(redeemed.map(({ code }) => code)).toEqual(['good'])
  })

  test('is not completed by a code that is redeemed after it was cancelled', async () => {
    const { session, open, popup, post, redeemed, state, clock } = embedWorld()
    await open()
    post(popup(), { action: 'login-code', code: 'good' })
    session.cancel()
    await clock.advance(2500)
    expect(redeemed).toHaveLength(1)
    expect(state().login).toBe(0)
  })

  test('opens no popup after it was cancelled', async () => {
    const { session, connect, popups, clock } = embedWorld()
    session.login()
    connect()
    session.cancel()
    await clock.advance(100)
    expect(popups).toEqual([])
  })

  test('takes no code of an unknown window while its popup is blocked', async () => {
    const { session, server, connect, post, redeemed, state } = embedWorld()
    server.popupsAllowed = false
    session.login()
    connect()
    await vi.waitUntil(() => state().problem === 'popup_blocked')
    post(null, { action: 'login-code', code: 'good' })
    expect(redeemed).toEqual([])
  })

  test.each([
    ['another origin', { origin: 'https://evil.example' }],
    ['another window', { source: {} }],
    ['another action', { data: { action: 'code', code: 'good' } }],
    ['a code that is none', { data: { action: 'login-code', code: { toString: 'good' } } }],
    ['nothing', { data: null }],
  ] as [string, { origin?: string; source?: unknown; data?: unknown }][])(
    'ignores a message of %s',
    async (_of, forged) => {
      const { open, popup, post, redeemed, state } = embedWorld()
      await open()
      const { data = { action: 'login-code', code: 'good' }, source = popup(), origin } = forged
      post(source, data, origin)
      expect(redeemed).toEqual([])
      expect(state().login).toBe(3)
    },
  )

  test('shows the confirmation code for a window without an opener until the login is over', async () => {
    const { session, open, popup, state } = embedWorld()
    await open()
    const login = new URL(popup().url).searchParams.get('state') ?? ''
    expect(state()).toMatchObject({ login: 3, matchingCode: matchingCode(login), popupUrl: popup().url })
    session.cancel()
    expect([state().matchingCode, state().popupUrl]).toEqual([undefined, undefined])
  })

  test('redeems its connection id after confirmation, though the popup seemed closed', async () => {
    const { open, popup, socket, approved, redeemed, state, clock } = embedWorld()
    await open()
    popup().closed = true
    await clock.advance(500)
    expect(state().login).toBe(0)
    expect(state().matchingCode).toMatch(/^\d{6}$/)
    approved.id = 'node.1'
    socket().say({ action: 'login-approved' })
    await vi.waitUntil(() => state().login === 4)
    expect(redeemed.map(({ code }) => code)).toEqual(['node.1'])
  })

  test("redeems the popup's connection id again after its socket was lost", async () => {
    const { open, connect, socket, approved, redeemed, state, clock } = embedWorld()
    await open()
    approved.id = 'node.1'
    socket().fail()
    await clock.advance(500)
    connect('node.2')
    await vi.waitUntil(() => state().login === 4)
    expect(redeemed.map(({ code }) => code)).toEqual(['node.1'])
  })

  test('ignores messages once it is cancelled', async () => {
    const { session, open, listening, clock } = embedWorld()
    await open()
    session.cancel()
    expect([listening(), clock.pending]).toEqual([0, 0])
  })

  test('reports an unreachable server and keeps the session', async () => {
    const { session, bearer, state, logged } = embedWorld()
    vi.mocked(bearer.end).mockRejectedValueOnce(new Error('away'))
    session.logout()
    await vi.waitUntil(() => state().logout === 0)
    expect(state().problem).toBe('no_connection')
    expect(logged).toEqual(['The session could not be ended.'])
  })

  test('ends without a popup', async () => {
    const { session, bearer, popups, sockets, state, clock, asked } = embedWorld()
    session.logout()
    expect(state().logout).toBe(1)
    await clock.advance(2500)
    expect(bearer.end).toHaveBeenCalledTimes(1)
    expect([state().logout, asked(), popups.length, sockets.length]).toEqual([0, 1, 0, 0])
  })
})

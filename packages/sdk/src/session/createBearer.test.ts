import { createFakeClock } from '@voice-rankings/testkit'
import { expect, test, vi } from 'vitest'
import { createBearer } from './createBearer.ts'

const MINUTE_MS = 60_000

/** A server that issues numbered tokens with a lifetime of fifteen minutes while there is a session. */
function world({ session = true } = {}) {
  const clock = createFakeClock()
  const sent: { url: string; authorization: string | null; credentials: string | undefined }[] = []
  const server = { session, revoked: new Set<string>(), given: 0, busy: false }
  const fetch = (url: string, init: RequestInit) => {
    const authorization = new Headers(init.headers).get('authorization')
    sent.push({ url: url.replace('https://voices.example', ''), authorization, credentials: init.credentials })
    if (server.busy && url.includes('/session/')) return Promise.resolve(new Response('{}', { status: 503 }))
    if (url.endsWith('/end')) server.session = false
    if (!url.includes('/session/')) {
      const refused = authorization !== null && server.revoked.has(authorization)
      return Promise.resolve(new Response('{}', { status: refused ? 401 : 200 }))
    }
    if (!server.session) return Promise.resolve(new Response('{}', { status: 401 }))
    server.given += 1
    return Promise.resolve(Response.json({ access_token: `t${server.given}`, token_type: 'Bearer', expires_in: 900 }))
  }
  const bearer = createBearer({ baseUrl: 'https://voices.example/', fetch, clock })
  const get = async () => (await bearer.fetch('https://voices.example/x', { method: 'GET' })).status
  return { bearer, clock, sent, server, get, paths: () => sent.map(({ url, authorization }) => [url, authorization]) }
}

test('the first call renews the session by cookie and is made as its user', async () => {
  const { get, sent, paths } = world()
  await get()
  expect(paths()).toEqual([
    ['/api/v1/session/refresh', null],
    ['/x', 'Bearer t1'],
  ])
  expect(sent.map(({ credentials }) => credentials)).toEqual(['include', undefined])
})

test("a visitor's calls have no token, and renewal is tried once", async () => {
  const { get, paths } = world({ session: false })
  await get()
  await get()
  expect(paths()).toEqual([
    ['/api/v1/session/refresh', null],
    ['/x', null],
    ['/x', null],
  ])
})

test('concurrent calls share one renewal', async () => {
  const { get, server } = world()
  await Promise.all([get(), get(), get()])
  expect(server.given).toBe(1)
})

test('a token is renewed half a minute before it expires', async () => {
  const { get, clock, paths } = world()
  await get()
  await clock.advance(14.4 * MINUTE_MS)
  await get()
  await clock.advance(0.2 * MINUTE_MS)
  await get()
  expect(paths().slice(2)).toEqual([
    ['/x', 'Bearer t1'],
    ['/api/v1/session/refresh', null],
    ['/x', 'Bearer t2'],
  ])
})

test('a refused token is renewed and the call repeated once', async () => {
  const { get, server, paths } = world()
  await get()
  server.revoked.add('Bearer t1')
  expect(await get()).toBe(200)
  expect(paths().at(-1)).toEqual(['/x', 'Bearer t2'])
})

test('calls continue as a visitor when the session ended elsewhere', async () => {
  const { get, server, paths } = world()
  await get()
  server.revoked.add('Bearer t1')
  server.session = false
  expect(await get()).toBe(200)
  expect(paths().at(-1)).toEqual(['/x', null])
})

test('redeem starts a session for a valid code only', async () => {
  const { bearer, get, server, paths } = world({ session: false })
  expect(await bearer.redeem('code', 'verifier')).toBe(false)
  server.session = true
  expect(await bearer.redeem('code', 'verifier')).toBe(true)
  await get()
  expect(paths().at(-1)).toEqual(['/x', 'Bearer t1'])
})

test('calls are made as a visitor after the end', async () => {
  const { bearer, get, paths } = world()
  await get()
  await bearer.end()
  await get()
  expect(paths().at(-1)).toEqual(['/x', null])
})

test('a busy server ends no session: renewal is retried five seconds later', async () => {
  const { get, server, clock, paths } = world()
  await get()
  server.busy = true
  await clock.advance(14.6 * MINUTE_MS)
  await get()
  await get()
  server.busy = false
  await clock.advance(5000)
  await get()
  expect(paths().slice(2)).toEqual([
    ['/api/v1/session/refresh', null],
    ['/x', 'Bearer t1'],
    ['/x', 'Bearer t1'],
    ['/api/v1/session/refresh', null],
    ['/x', 'Bearer t2'],
  ])
})

test('a failed end rejects and keeps the session', async () => {
  const { bearer, get, server, paths } = world()
  await get()
  server.busy = true
  await expect(bearer.end()).rejects.toThrow('cannot be reached')
  await get()
  expect(paths().at(-1)).toEqual(['/x', 'Bearer t1'])
})

test('calls are made as a visitor while the server is unreachable', async () => {
  const bearer = createBearer({
    baseUrl: 'https://voices.example',
    fetch: (url) =>
      url.includes('/session/') ? Promise.reject(new Error('away')) : Promise.resolve(new Response('{}')),
  })
  expect((await bearer.fetch('https://voices.example/x', {})).status).toBe(200)
})

test('redeem sends the code and its verifier as JSON, with the cookie', async () => {
  const send = vi.fn((_url: string, _init: RequestInit) => Promise.resolve(Response.json({})))
  await createBearer({ baseUrl: 'https://voices.example//', fetch: send }).redeem('code', 'verifier')
  expect(send).toHaveBeenCalledExactlyOnceWith('https://voices.example/api/v1/session/token', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ code: 'code', code_verifier: 'verifier' }),
    credentials: 'include',
  })
})

test.each([
  ['no JSON', () => new Response('<html>')],
  ['null', () => Response.json(null)],
  ['no token', () => Response.json({ expires_in: 900 })],
  ['a token without an end', () => Response.json({ access_token: 't1' })],
  ['a token of another type', () => Response.json({ access_token: 1, expires_in: 900 })],
])('an answer that holds %s starts no session', async (_what, answer) => {
  const send = vi.fn((_url: string, _init: RequestInit) => Promise.resolve(answer()))
  const bearer = createBearer({ baseUrl: 'https://voices.example', fetch: send })
  expect(await bearer.redeem('code', 'verifier')).toBe(false)
  await bearer.fetch('https://voices.example/x', {})
  expect(send.mock.lastCall).toEqual(['https://voices.example/x', {}])
})

test.each([
  [429, 'cannot be reached'],
  [500, 'cannot be reached'],
  [503, 'cannot be reached'],
  [499, null],
  [200, null],
])('an end answered with status %i results in %j', async (status, problem) => {
  const send = () => Promise.resolve(new Response('{}', { status }))
  const end = createBearer({ baseUrl: 'https://voices.example', fetch: send }).end()
  await (problem === null ? expect(end).resolves.toBeUndefined() : expect(end).rejects.toThrow(problem))
})

test('a refused visitor does not renew again', async () => {
  const send = vi.fn((_url: string, _init: RequestInit) => Promise.resolve(new Response('{}', { status: 401 })))
  const visitor = createBearer({ baseUrl: 'https://voices.example', fetch: send })
  expect((await visitor.fetch('https://voices.example/x', {})).status).toBe(401)
  expect(send.mock.calls.map(([url]) => url)).toEqual([
    'https://voices.example/api/v1/session/refresh',
    'https://voices.example/x',
  ])
})

test('a refused call is not repeated when the server issues no other token', async () => {
  const { get, server, paths } = world()
  await get()
  server.revoked.add('Bearer t1')
  server.busy = true
  expect(await get()).toBe(401)
  expect(paths().filter(([url]) => url === '/x')).toHaveLength(2)
})

/** A server without a session whose answers wait to be given, in any order. */
function slowWorld() {
  const waiting = new Map<string, (answer: Response) => void>()
  const sent: [path: string, authorization: string | null][] = []
  const fetch = (url: string, init: RequestInit) => {
    const path = new URL(url).pathname
    sent.push([path, new Headers(init.headers).get('authorization')])
    return new Promise<Response>((resolve) => waiting.set(path, resolve))
  }
  const bearer = createBearer({ baseUrl: 'https://voices.example', fetch })
  const answer = async (path: string, response: Response) => {
    await vi.waitUntil(() => waiting.has(path))
    waiting.get(path)?.(response)
  }
  const call = () => bearer.fetch('https://voices.example/x', { method: 'GET' })
  return { bearer, sent, answer, call }
}
const TOKEN = { access_token: 't1', token_type: 'Bearer', expires_in: 900 }
const refusal = () => new Response('{}', { status: 401 })

test('a call during a login waits for its session', async () => {
  const { bearer, sent, answer, call } = slowWorld()
  const login = bearer.redeem('code', 'verifier')
  const called = call()
  await answer('/api/v1/session/token', Response.json(TOKEN))
  await answer('/x', new Response('{}'))
  expect(await login).toBe(true)
  await called
  expect(sent).toEqual([
    ['/api/v1/session/token', null],
    ['/x', 'Bearer t1'],
  ])
})

test('a login waits for a renewal in progress, whose refusal would end it', async () => {
  const { bearer, sent, answer, call } = slowWorld()
  const before = call()
  const login = bearer.redeem('code', 'verifier')
  expect(sent).toEqual([['/api/v1/session/refresh', null]])
  await answer('/api/v1/session/refresh', refusal())
  await answer('/api/v1/session/token', Response.json(TOKEN))
  expect(await login).toBe(true)
  await answer('/x', new Response('{}'))
  await before
  const after = call()
  await answer('/x', new Response('{}'))
  await after
  expect(sent.at(-1)).toEqual(['/x', 'Bearer t1'])
})

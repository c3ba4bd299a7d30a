import { expect, test, vi } from 'vitest'
import { createLateClient } from './createLateClient.ts'

const BASE = 'https://voices.example'
const answer = (body: unknown, headers: Record<string, string> = {}) =>
  Promise.resolve(new Response(JSON.stringify(body), { headers }))

test("a call waits until the client is loaded and resolves like the client's", async () => {
  const send = vi.fn((_url: string) => answer({ ok: true }))
  const client = createLateClient({ baseUrl: `${BASE}/`, fetch: send })
  expect(send).not.toHaveBeenCalled()
  expect(await client.server.health()).toEqual({ ok: true })
  expect(send.mock.calls[0]?.[0]).toBe(`${BASE}/healthz`)
})

test('URLs resolve before the client is loaded', () => {
  const { baseUrl, url } = createLateClient({ baseUrl: `${BASE}/` })
  expect(baseUrl).toBe(BASE)
  expect(url('/audio/a.mp3')).toBe(`${BASE}/audio/a.mp3`)
  expect(url('data:audio/mpeg;base64,AA==')).toBe('data:audio/mpeg;base64,AA==')
})

test("a failed call rejects with the client's own error", async () => {
  const client = createLateClient({ fetch: () => Promise.reject(new TypeError('offline')), retries: 0 })
  await expect(client.server.health()).rejects.toMatchObject({ kind: 'connection' })
})

test('listeners of allowances from before loading are notified until they unsubscribe', async () => {
  const headers = { 'ratelimit-policy': '"hold-device";q=5;w=86400', ratelimit: '"hold-device";r=4' }
  const left = ['4', '3']
  const client = createLateClient({
    fetch: () => answer({}, { ...headers, ratelimit: `"hold-device";r=${left.shift()}` }),
  })
  expect(client.allowances.getState()).toEqual([])
  const heard = vi.fn()
  const leave = client.allowances.subscribe(heard)
  await client.account.status()
  expect(heard).toHaveBeenCalledTimes(1)
  expect(client.allowances.getState()).toMatchObject([{ remaining: 4 }])
  leave()
  await client.account.status()
  expect(heard).toHaveBeenCalledTimes(1)
  expect(client.allowances.getState()).toMatchObject([{ remaining: 3 }])
})

test('the client and its groups can be returned from a promise', async () => {
  const client = createLateClient()
  expect(await Promise.resolve(client)).toBe(client)
  const { voices } = client
  expect(await Promise.resolve(voices)).toBe(voices)
})

test('a failed import is retried by the next call', async () => {
  vi.resetModules()
  vi.doMock('./createClient.ts', () => {
    throw new TypeError('Failed to fetch dynamically imported module')
  })
  const { createLateClient: make } = await import('./createLateClient.ts')
  const client = make({ fetch: () => answer({ ok: true }) })
  await expect(client.load()).rejects.toThrow()
  vi.doUnmock('./createClient.ts')
  vi.resetModules()
  expect(await client.server.health()).toEqual({ ok: true })
})

test('an early call needs no client code, and uses the client once it is loaded', async () => {
  const send = vi.fn(() => answer({ rating_token: 'of the client' }))
  const early = vi.fn(async () => ({ rating_token: 'early' }))
  const client = createLateClient({ baseUrl: `${BASE}/`, fetch: send }, { 'ratings.token': early })
  expect(await client.ratings.token({ voice_id: 'a' })).toEqual({ rating_token: 'early' })
  expect(early).toHaveBeenCalledWith(BASE, { voice_id: 'a' })
  expect(send).not.toHaveBeenCalled()
  await client.load()
  expect(await client.ratings.token({ voice_id: 'a' })).toEqual({ rating_token: 'of the client' })
})

import { expect, test, vi } from 'vitest'
import { createLateClient } from './createLateClient.ts'

const BASE = 'https://voices.example'
const answer = (body: unknown, headers: Record<string, string> = {}) =>
  Promise.resolve(new Response(JSON.stringify(body), { headers }))

test('a call waits for the code of the client, and answers as the client does', async () => {
  const send = vi.fn((_url: string) => answer({ ok: true }))
  const client = createLateClient({ baseUrl: `${BASE}/`, fetch: send })
  expect(send).not.toHaveBeenCalled()
  expect(await client.server.health()).toEqual({ ok: true })
  expect(send.mock.calls[0]?.[0]).toBe(`${BASE}/healthz`)
})

test('addresses are known before any code is there', () => {
  const { baseUrl, url } = createLateClient({ baseUrl: `${BASE}/` })
  expect(baseUrl).toBe(BASE)
  expect(url('/audio/a.mp3')).toBe(`${BASE}/audio/a.mp3`)
  expect(url('data:audio/mpeg;base64,AA==')).toBe('data:audio/mpeg;base64,AA==')
})

test('a problem of a call is the client’s own error', async () => {
  const client = createLateClient({ fetch: () => Promise.reject(new TypeError('offline')), retries: 0 })
  await expect(client.server.health()).rejects.toMatchObject({ kind: 'connection' })
})

test('who listens to allowances before the code is there hears of them, until they leave', async () => {
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

test('it may be handed on by a promise, and so may a group of its calls', async () => {
  const client = createLateClient()
  expect(await Promise.resolve(client)).toBe(client)
  const { voices } = client
  expect(await Promise.resolve(voices)).toBe(voices)
})

test('code that could not be had is asked for again by the next call', async () => {
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

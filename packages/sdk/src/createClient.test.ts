import { describe, expect, expectTypeOf, test, vi } from 'vitest'
import type { VoiceSort } from '@voice-rankings/contract'
import { createClient } from './createClient.ts'
import type { Client } from './createClient.ts'
import { isClientError } from './clientError.ts'
import { systemClock } from './clock.ts'

const answer = (body: unknown, init?: ResponseInit) => vi.fn(() => Promise.resolve(Response.json(body, init)))

const READINESS = {
  ready: false,
  message: 'Speaking the samples.',
  voices_done: 3,
  voices_total: 120,
  voices_failed: 0,
  engines: [],
}

describe('a request of the client', () => {
  test('escapes path parameters and sends only the given query fields', async () => {
    const fetch = answer({ voices: [], total: 0, catalogue_total: 0, page: 2, limit: 24 })
    const client = createClient({ baseUrl: 'https://voices.example/', fetch })
    await client.voices.search({ search: 'Zoë & co', page: 2, gender: undefined })
    expect(fetch).toHaveBeenCalledWith(
      'https://voices.example/api/v1/voice/search?search=Zo%C3%AB+%26+co&page=2',
      expect.objectContaining({ method: 'GET' }),
    )
  })

  test.each(['..', '.', '', '\uD800'])(
    'fails with a typed error for the path parameter %j, and nothing is sent',
    async (part) => {
      const fetch = answer({})
      const path = { voice_service: part, voice_gender: 'female', voice_speaker_id: 'x' }
      const error = await createClient({ fetch })
        .voices.get(path)
        .catch((caught: unknown) => caught)
      expect(error).toMatchObject({ kind: 'input', message: expect.stringContaining('voice_service') })
      expect(isClientError(error)).toBe(true)
      expect(fetch).not.toHaveBeenCalled()
    },
  )

  test('does not compile with an unknown gender, order or switch', () => {
    type Query = NonNullable<Parameters<Client['voices']['search']>[0]>
    expectTypeOf<Query['gender']>().toEqualTypeOf<'' | 'all' | 'female' | 'male' | undefined>()
    expectTypeOf<Query['sort']>().toEqualTypeOf<VoiceSort | undefined>()
    expectTypeOf<Query['favorites']>().toEqualTypeOf<'true' | 'false' | undefined>()
    type Speech = Parameters<Client['speech']['generate']>[0]
    expectTypeOf<Speech['gender']>().toEqualTypeOf<'female' | 'male' | 'unknown' | undefined>()
  })

  test('is not sent when the signal is already aborted', async () => {
    const fetch = answer({ ok: true })
    const call = createClient({ fetch }).server.health({}, { signal: AbortSignal.abort() })
    await expect(call).rejects.toMatchObject({ kind: 'aborted' })
    expect(fetch).not.toHaveBeenCalled()
  })

  test('ends the wait between two attempts when it is aborted', async () => {
    const controller = new AbortController()
    const fetch = answer({}, { status: 503, headers: { 'retry-after': '50' } })
    const begun = vi.fn(systemClock.setTimeout)
    const clock = { ...systemClock, setTimeout: begun }
    const call = createClient({ fetch, clock }).server.health({}, { signal: controller.signal })
    await vi.waitFor(() => expect(begun).toHaveBeenCalledWith(expect.any(Function), 50_000))
    controller.abort()
    await expect(call).rejects.toMatchObject({ kind: 'aborted' })
    expect(fetch).toHaveBeenCalledOnce()
  })

  test('times out even when fetch ignores its signal', async () => {
    const client = createClient({ fetch: () => new Promise(() => {}), timeoutMs: 20 })
    await expect(client.server.health()).rejects.toMatchObject({ kind: 'timeout' })
  })

  test('leaves no timer behind', async () => {
    const timers = new Set<unknown>()
    const clock = {
      ...systemClock,
      setTimeout(run: () => void, ms: number) {
        const timer = systemClock.setTimeout(run, ms)
        timers.add(timer)
        return timer
      },
      clearTimeout(timer: unknown) {
        timers.delete(timer)
        systemClock.clearTimeout(timer)
      },
    }
    await createClient({ fetch: answer({ ok: true }), clock }).server.health()
    expect(timers.size).toBe(0)
  })
})

describe('an answer of the client', () => {
  test('may be the readiness of a starting server, which is not an error', async () => {
    const fetch = answer(READINESS, { status: 503 })
    await expect(createClient({ fetch }).server.readiness()).resolves.toEqual(READINESS)
    expect(fetch).toHaveBeenCalledOnce()
  })

  test('drops unknown fields and never sets a prototype', async () => {
    const fetch = vi.fn(() => Promise.resolve(new Response('{"ok":true,"__proto__":{"admin":true},"later":1}')))
    const health = await createClient({ fetch }).server.health()
    expect(health).toEqual({ ok: true })
    expect('admin' in health).toBe(false)
  })

  test('keeps the request id of a proxy when the body has none', async () => {
    const fetch = answer({}, { status: 404, headers: { 'x-request-id': 'edge-7' } })
    await expect(createClient({ fetch }).server.health()).rejects.toMatchObject({ status: 404, requestId: 'edge-7' })
  })

  test('becomes a connection error with its cause when the server is unreachable', async () => {
    const cause = new TypeError('offline')
    const client = createClient({ fetch: () => Promise.reject(cause), retries: 0 })
    await expect(client.server.health()).rejects.toMatchObject({
      kind: 'connection',
      message: 'The server could not be reached. Check the connection and try again.',
      cause,
    })
  })

  test('isClientError recognises every error of the client and no other', async () => {
    const fetch = vi.fn(() => Promise.reject(new TypeError('offline')))
    const error = await createClient({ fetch, retries: 0 })
      .server.health()
      .catch((caught: unknown) => caught)
    expect(isClientError(error)).toBe(true)
    expect(isClientError(new Error('something else'))).toBe(false)
  })
})

describe('client.url', () => {
  test.each([
    ['', '/sampleAudioTTS/a.mp3', '/sampleAudioTTS/a.mp3'],
    ['https://voices.example', '/sampleAudioTTS/a.mp3', 'https://voices.example/sampleAudioTTS/a.mp3'],
    ['https://voices.example/base/', 'snippets/b.mp3', 'https://voices.example/base/snippets/b.mp3'],
    ['https://voices.example//', '/snippets/b.mp3', 'https://voices.example/snippets/b.mp3'],
    ['https://voices.example', '/go?to=https://cdn.example', 'https://voices.example/go?to=https://cdn.example'],
    ['https://voices.example', 'https://cdn.example/b.mp3', 'https://cdn.example/b.mp3'],
    ['https://voices.example', 'data:audio/mpeg;base64,AA', 'data:audio/mpeg;base64,AA'],
    ['https://voices.example', '//cdn.example/b.mp3', '//cdn.example/b.mp3'],
  ])('with base %j resolves %j to %j', (baseUrl, path, whole) => {
    expect(createClient({ baseUrl }).url(path)).toBe(whole)
  })
})

test('a call has the types of the contract', () => {
  const client = createClient()
  expectTypeOf(client.voices.get).parameter(0).toHaveProperty('voice_service')
  expectTypeOf(client.voices.get).parameter(0).not.toBeNullable()
  expectTypeOf(client.snippets.list).parameter(0).toBeNullable()
  expectTypeOf(client.account.status).returns.resolves.toHaveProperty('user')
  // @ts-expect-error the fields of path, query and body stand side by side
  void (() => client.voices.search({ query: { search: 'Zoë' } }))
  // @ts-expect-error a call without fields takes none
  void (() => client.account.status({ user: 'Zoë' }))
  // @ts-expect-error a rating is a whole number of stars
  void (() => client.ratings.save({ voice_id: 'a', voice_text: 'b', vote_value: 6 }))
})

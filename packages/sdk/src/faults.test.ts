import { inspect } from 'node:util'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { serverMessage } from './clientError.ts'
import { systemClock } from './clock.ts'
import { createClient } from './createClient.ts'
import type { ClientOptions } from './createClient.ts'
import { hang, json, raw, reset, serveFaults, stall, truncate } from './testing/faultServer.ts'
import type { FaultServer } from './testing/faultServer.ts'
import { quickClock } from './testing/quickClock.ts'

const HOLD_END = '2026-11-20T16:30:00.000Z'
const OK = json(200, { ok: true })
const RATING = { voice_id: 'flite-slt', voice_text: 'Hello', vote_value: 5 as const }
const PATCH = { voice_snippet_id: 'abc', voice_snippet_duration: 900 }
const PATCHED = json(200, PATCH)

let server: FaultServer
let clock: ReturnType<typeof quickClock>

async function serve(...scripts: Parameters<typeof serveFaults>) {
  server = await serveFaults(...scripts)
}

function client(options: ClientOptions = {}) {
  return createClient({ baseUrl: server.url, clock, ...options })
}

beforeEach(() => {
  clock = quickClock()
})
afterEach(() => server[Symbol.asyncDispose]())

describe('a client on a faulty network', () => {
  test('returns the answer of a working server', async () => {
    await serve(OK)
    await expect(client().server.health()).resolves.toEqual({ ok: true })
  })

  test('retries after two server errors', async () => {
    await serve(json(500, {}), json(500, {}), OK)
    await expect(client().server.health()).resolves.toEqual({ ok: true })
    expect(server.requests).toHaveLength(3)
  })

  test('waits for the time in Retry-After', async () => {
    await serve(
      json(429, { code: 'too_many_requests', message: 'Slow down.' }, { 'retry-after': '1' }),
      json(503, { code: 'busy', message: 'Busy.' }, { 'retry-after': '3600' }),
      OK,
    )
    await client({ timeoutMs: Number.POSITIVE_INFINITY }).server.health()
    expect(clock.waits).toEqual([1000, 3_600_000])
  })

  test.each([
    ['the default deadline', {}, '61', 1],
    ['a deadline of its own', { totalTimeoutMs: 5000 }, '6', 1],
    ['time enough', { totalTimeoutMs: 5000 }, '0.01', 3],
  ])('with %s (%j), a Retry-After of %s s leads to %i attempts', async (_, options, seconds, attempts) => {
    await serve(json(503, { code: 'busy', message: 'Busy.' }, { 'retry-after': seconds }))
    const call = client({ clock: systemClock }).server.health({}, options)
    await expect(call).rejects.toMatchObject({ kind: 'request', status: 503, message: 'Busy.' })
    expect(server.requests).toHaveLength(attempts)
  })

  test('rejects at the total timeout, even during an attempt', async () => {
    await serve(hang)
    const call = client({ totalTimeoutMs: 40 }).server.health()
    await expect(call).rejects.toMatchObject({ kind: 'timeout' })
  })

  test('gives up on a failing server with its status', async () => {
    await serve(json(503, { code: 'busy', message: 'All engines are busy.' }))
    await expect(client().server.health()).rejects.toMatchObject({
      kind: 'request',
      status: 503,
      code: 'busy',
      message: 'All engines are busy.',
    })
    expect(server.requests).toHaveLength(3)
  })

  test.each([
    [400, 1],
    [404, 1],
    [408, 3],
    [409, 1],
    [429, 3],
    [499, 1],
    [500, 3],
    [501, 1],
    [502, 3],
    [504, 3],
  ])('status %i leads to %i attempts, as only temporary failures are retried', async (status, attempts) => {
    await serve(json(status, {}))
    await expect(client().server.health()).rejects.toMatchObject({ kind: 'request', status })
    expect(server.requests).toHaveLength(attempts)
  })

  test('retries after a connection reset', async () => {
    await serve(reset, reset, OK)
    await expect(client().server.health()).resolves.toEqual({ ok: true })
  })

  test('times out when the server never answers', async () => {
    await serve(hang)
    await expect(client().server.health({}, { timeoutMs: 40 })).rejects.toMatchObject({ kind: 'timeout' })
  })

  test('reports a malformed body', async () => {
    await serve(raw(200, '{"ok": tru', { 'content-type': 'application/json' }))
    await expect(client().server.health()).rejects.toMatchObject({ kind: 'response', status: 200 })
  })

  test('reports which field of an answer is invalid', async () => {
    await serve(json(200, { ok: 'yes' }))
    await expect(client().server.health()).rejects.toMatchObject({
      kind: 'response',
      message: expect.stringMatching(/ok: /),
    })
  })

  test('treats a truncated body as a broken connection', async () => {
    await serve(truncate)
    await expect(client().server.health()).rejects.toMatchObject({ kind: 'connection' })
  })

  test("passes on the server's error", async () => {
    const issues = [{ path: 'body.vote_value', message: 'Give 1 to 5 stars.' }]
    await serve(json(422, { code: 'invalid_fields', message: 'Some fields are wrong.', issues, request_id: 'r-1' }))
    await expect(client().ratings.save(RATING)).rejects.toMatchObject({
      kind: 'request',
      status: 422,
      code: 'invalid_fields',
      message: 'Some fields are wrong.',
      issues,
      requestId: 'r-1',
    })
  })

  test('times out when a body stalls', async () => {
    await serve(stall)
    await expect(client().server.health({}, { timeoutMs: 40 })).rejects.toMatchObject({ kind: 'timeout' })
  })

  test('follows no redirect, so that no data reaches another origin', async () => {
    await using stranger = await serveFaults(OK)
    await serve(raw(307, '', { location: `${stranger.url}/healthz` }))
    await expect(client().speech.patch(PATCH)).rejects.toMatchObject({
      kind: 'response',
      message: expect.stringMatching(/redirected/),
    })
    expect(stranger.requests).toHaveLength(0)
  })

  test('rejects an HTML page instead of an answer', async () => {
    await serve(raw(502, '<html>Bad gateway</html>', { 'content-type': 'text/html' }))
    await expect(client().server.health()).rejects.toMatchObject({ kind: 'request', status: 502, code: null })
  })

  test('rejects at once when aborted and closes the connection', async () => {
    await serve(hang)
    const controller = new AbortController()
    const call = client().server.health({}, { signal: controller.signal })
    await expect.poll(() => server.requests.length).toBe(1)
    controller.abort()
    await expect(call).rejects.toMatchObject({ kind: 'aborted' })
    await expect.poll(() => server.openConnections()).toBe(0)
  })

  test('sends identical requests on every attempt', async () => {
    await serve(json(500, {}), json(500, {}), PATCHED)
    await client().speech.patch(PATCH)
    const sent = server.requests.map(({ method, url, headers }) => JSON.stringify({ method, url, headers }))
    expect(sent).toHaveLength(3)
    expect(new Set(sent).size).toBe(1)
  })
})

describe('a call that is not idempotent', () => {
  test('is sent once even when the server fails', async () => {
    await serve(json(500, {}))
    await expect(client().ratings.save(RATING)).rejects.toMatchObject({ kind: 'request', status: 500 })
    expect(server.requests).toHaveLength(1)
  })

  test('rejects at once with the end of a hold', async () => {
    const holdEndTime = '2026-11-20T16:30:00.000Z'
    await serve(json(429, { code: 'hold', message: 'Generate limit reached.', data: { holdEndTime } }))
    await expect(client().speech.patch(PATCH)).rejects.toMatchObject({
      kind: 'hold',
      message: 'Generate limit reached.',
      holdEndTime: new Date(holdEndTime),
    })
    expect(server.requests).toHaveLength(1)
  })

  test.each([
    ['only message and data.holdEndTime', { message: 'Generate limit reached.', data: { holdEndTime: HOLD_END } }],
    ['its time in milliseconds', { message: 'Generate limit reached.', data: { holdEndTime: Date.parse(HOLD_END) } }],
    ['its sentence in data.message', { data: { message: 'Generate limit reached.', holdEndTime: HOLD_END } }],
    [
      'fields that are not as promised',
      { message: 'Generate limit reached.', code: 7, issues: 'x', data: { holdEndTime: HOLD_END } },
    ],
  ])('shows a hold whose body has %s', async (_shape, body) => {
    await serve(json(429, body))
    const error: unknown = await client()
      .speech.patch(PATCH)
      .catch((caught: unknown) => caught)
    expect(error).toMatchObject({
      kind: 'hold',
      code: null,
      holdEndTime: new Date(HOLD_END),
      issues: [],
      requestId: null,
    })
    expect(serverMessage(error)).toBe('Generate limit reached.')
    expect(server.requests).toHaveLength(1)
  })

  test.each([
    ['message alone', { message: 'Rate each text once.' }],
    ['data.message alone', { data: { message: 'Rate each text once.' } }],
    [
      'null in all other fields',
      { message: 'Rate each text once.', code: null, data: null, issues: null, request_id: null },
    ],
  ])('shows a refusal whose body has %s', async (_shape, body) => {
    await serve(json(409, body))
    const error: unknown = await client()
      .ratings.save(RATING)
      .catch((caught: unknown) => caught)
    expect(error).toMatchObject({ kind: 'request', status: 409, code: null, message: 'Rate each text once.' })
    expect(serverMessage(error)).toBe('Rate each text once.')
  })

  test.each([
    ['an empty message', json(409, { message: ' ' })],
    ['a message that is no text', json(409, { message: { html: '<b>no</b>' } })],
    ['a list', json(409, ['no'])],
    ['null', json(409, null)],
    ['a page of HTML', raw(409, '<html>no</html>', { 'content-type': 'text/html' })],
  ])('has no server message for a refusal whose body is %s', async (_shape, answer) => {
    await serve(answer)
    const error: unknown = await client()
      .ratings.save(RATING)
      .catch((caught: unknown) => caught)
    expect(error).toMatchObject({ kind: 'request', status: 409, code: null })
    expect(serverMessage(error)).toBeNull()
  })

  test('has no end of a hold with an invalid time', async () => {
    await serve(json(429, { code: 'hold', message: 'Wait.', data: { holdEndTime: 'soon' } }))
    await expect(client().speech.patch(PATCH)).rejects.toMatchObject({ kind: 'hold', holdEndTime: null })
  })

  test('reports that a login is required', async () => {
    await serve(json(401, { code: 'login_required', message: 'Log in to see your collections.' }))
    await expect(client().collections.list()).rejects.toMatchObject({ kind: 'login_required', status: 401 })
    expect(server.requests).toHaveLength(1)
  })
})

test('reveals no input in its errors', async () => {
  await serve(reset)
  const secret = 'a text nobody else may read'
  const error = await client()
    .speech.generate({ text: secret, voice_id: 'flite-slt' })
    .catch((caught: unknown) => caught)
  expect(inspect(error, { depth: 6 })).not.toContain(secret)
})

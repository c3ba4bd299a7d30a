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
  test('1 gives the answer of a server that is well', async () => {
    await serve(OK)
    await expect(client().server.health()).resolves.toEqual({ ok: true })
  })

  test('2 tries again after two errors of the server', async () => {
    await serve(json(500, {}), json(500, {}), OK)
    await expect(client().server.health()).resolves.toEqual({ ok: true })
    expect(server.requests).toHaveLength(3)
  })

  test('3 waits as long as Retry-After says', async () => {
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

  test('a call ends with its total deadline, also in the midst of an attempt', async () => {
    await serve(hang)
    const call = client({ totalTimeoutMs: 40 }).server.health()
    await expect(call).rejects.toMatchObject({ kind: 'timeout' })
  })

  test('4 gives up on a server that stays away, with its status', async () => {
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
  ])('status %i leads to %i attempts: only what may pass by itself is tried again', async (status, attempts) => {
    await serve(json(status, {}))
    await expect(client().server.health()).rejects.toMatchObject({ kind: 'request', status })
    expect(server.requests).toHaveLength(attempts)
  })

  test('5 tries again after the connection was reset', async () => {
    await serve(reset, reset, OK)
    await expect(client().server.health()).resolves.toEqual({ ok: true })
  })

  test('6 times out on a server that never answers', async () => {
    await serve(hang)
    await expect(client().server.health({}, { timeoutMs: 40 })).rejects.toMatchObject({ kind: 'timeout' })
  })

  test('7 says that a malformed body is not as promised', async () => {
    await serve(raw(200, '{"ok": tru', { 'content-type': 'application/json' }))
    await expect(client().server.health()).rejects.toMatchObject({ kind: 'response', status: 200 })
  })

  test('8 says which field of an answer is not as promised', async () => {
    await serve(json(200, { ok: 'yes' }))
    await expect(client().server.health()).rejects.toMatchObject({
      kind: 'response',
      message: expect.stringMatching(/ok: /),
    })
  })

  test('9 treats a truncated body as a broken connection', async () => {
    await serve(truncate)
    await expect(client().server.health()).rejects.toMatchObject({ kind: 'connection' })
  })

  test('10 passes on what the server said was wrong', async () => {
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

  test('11 times out on a body that stalls', async () => {
    await serve(stall)
    await expect(client().server.health({}, { timeoutMs: 40 })).rejects.toMatchObject({ kind: 'timeout' })
  })

  test('12 follows no redirect, so that nothing of ours reaches another origin', async () => {
    await using stranger = await serveFaults(OK)
    await serve(raw(307, '', { location: `${stranger.url}/healthz` }))
    await expect(client().speech.patch(PATCH)).rejects.toMatchObject({
      kind: 'response',
      message: expect.stringMatching(/redirected/),
    })
    expect(stranger.requests).toHaveLength(0)
  })

  test('13 does not take a page of HTML for an answer of the API', async () => {
    await serve(raw(502, '<html>Bad gateway</html>', { 'content-type': 'text/html' }))
    await expect(client().server.health()).rejects.toMatchObject({ kind: 'request', status: 502, code: null })
  })

  test('14 ends at once when it is aborted, and closes the connection', async () => {
    await serve(hang)
    const controller = new AbortController()
    const call = client().server.health({}, { signal: controller.signal })
    await expect.poll(() => server.requests.length).toBe(1)
    controller.abort()
    await expect(call).rejects.toMatchObject({ kind: 'aborted' })
    await expect.poll(() => server.openConnections()).toBe(0)
  })

  test('15 sends the same on every attempt, and nothing that tells one from another', async () => {
    await serve(json(500, {}), json(500, {}), PATCHED)
    await client().speech.patch(PATCH)
    const sent = server.requests.map(({ method, url, headers }) => JSON.stringify({ method, url, headers }))
    expect(sent).toHaveLength(3)
    expect(new Set(sent).size).toBe(1)
  })
})

describe('what may not be repeated', () => {
  test('is sent once even when the server fails', async () => {
    await serve(json(500, {}))
    await expect(client().ratings.save(RATING)).rejects.toMatchObject({ kind: 'request', status: 500 })
    expect(server.requests).toHaveLength(1)
  })

  test('a hold is told at once with the time it ends', async () => {
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
  ])('a hold whose body has %s is shown as it is', async (_shape, body) => {
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
  ])('a refusal whose body has %s is shown as it is', async (_shape, body) => {
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
  ])('a refusal whose body is %s has no sentence of the server', async (_shape, answer) => {
    await serve(answer)
    const error: unknown = await client()
      .ratings.save(RATING)
      .catch((caught: unknown) => caught)
    expect(error).toMatchObject({ kind: 'request', status: 409, code: null })
    expect(serverMessage(error)).toBeNull()
  })

  test('a hold with a time nobody can read has none', async () => {
    await serve(json(429, { code: 'hold', message: 'Wait.', data: { holdEndTime: 'soon' } }))
    await expect(client().speech.patch(PATCH)).rejects.toMatchObject({ kind: 'hold', holdEndTime: null })
  })

  test('a call for members says that a login is required', async () => {
    await serve(json(401, { code: 'login_required', message: 'Log in to see your collections.' }))
    await expect(client().collections.list()).rejects.toMatchObject({ kind: 'login_required', status: 401 })
    expect(server.requests).toHaveLength(1)
  })
})

test('no error shows what was sent', async () => {
  await serve(reset)
  const secret = 'a text nobody else may read'
  const error = await client()
    .speech.generate({ text: secret, voice_id: 'flite-slt' })
    .catch((caught: unknown) => caught)
  expect(inspect(error, { depth: 6 })).not.toContain(secret)
})

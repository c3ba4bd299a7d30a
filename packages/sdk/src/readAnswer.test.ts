import { api } from '@voice-rankings/contract'
import { describe, expect, test } from 'vitest'
import { serverMessage } from './clientError.ts'
import { readAnswer } from './readAnswer.ts'
import type { Answer } from './readAnswer.ts'

const answer = (status: number, body: unknown, type: ResponseType = 'basic'): Answer => ({
  status,
  type,
  headers: new Headers(),
  text: typeof body === 'string' ? body : JSON.stringify(body),
})

const READY = {
  ready: false,
  message: 'Speaking the samples.',
  voices_done: 3,
  voices_total: 120,
  voices_failed: 0,
  engines: [],
}

describe('a successful answer', () => {
  test.each([200, 299])('of status %i resolves its call', async (status) => {
    expect(await readAnswer(api.server.health, answer(status, { ok: true }))).toEqual({ ok: true })
  })

  test.each([
    [300, 'basic'],
    [399, 'basic'],
    [0, 'opaqueredirect'],
  ] as const)('of status %i and type %s is a redirect, which is not followed', async (status, type) => {
    await expect(readAnswer(api.server.health, answer(status, { ok: true }, type))).rejects.toMatchObject({
      kind: 'response',
      status,
      message: '/healthz was redirected, and a redirect is never followed. Set baseUrl to where the API lives.',
    })
  })

  test.each([
    [400, 'the least status of a refusal', api.server.health, { ok: true }],
    [503, 'not of the readiness', api.server.health, { ok: true }],
    [500, 'another status than a starting server has', api.server.readiness, READY],
    [503, 'no readiness', api.server.readiness, { message: 'The disk is full.' }],
  ])('of status %i is an error when it is %s', async (status, _what, endpoint, body) => {
    await expect(readAnswer(endpoint, answer(status, body))).rejects.toMatchObject({ kind: 'request', status })
  })

  test.each([
    [
      '<html>',
      /^\/healthz did not answer as promised \(the body is not JSON\)\. Client and server may differ in version\.$/,
    ],
    [7, /\(Invalid /],
    [{ ok: 7 }, /\(ok: Invalid /],
  ])('with the body %j is rejected with the reason', async (body, message) => {
    await expect(readAnswer(api.server.health, answer(200, body))).rejects.toMatchObject({
      kind: 'response',
      message: expect.stringMatching(message),
    })
  })

  test('with an invalid field inside a list is rejected with its path', async () => {
    await expect(readAnswer(api.server.readiness, answer(200, { ...READY, engines: [{}] }))).rejects.toThrow(
      /\(engines\.0\.\w+: /,
    )
  })
})

describe('a refusal', () => {
  test.each([
    [401, {}, 'login_required'],
    [403, { code: 'login_required' }, 'login_required'],
    [403, { code: 'forbidden' }, 'request'],
    [429, { code: 'hold' }, 'hold'],
    [429, { data: { holdEndTime: '2026-11-20T16:30:00.000Z' } }, 'hold'],
    [429, { data: { holdEndTime: null } }, 'request'],
    [429, { data: { holdEndTime: true } }, 'request'],
  ])('of status %i with the body %j has the kind %s', async (status, body, kind) => {
    await expect(readAnswer(api.server.health, answer(status, body))).rejects.toMatchObject({ kind, status })
  })

  test('without a server message has a default one, which is not shown as the server’s', async () => {
    const error: unknown = await readAnswer(api.server.health, answer(500, {})).catch((caught: unknown) => caught)
    expect(error).toMatchObject({ message: 'The server answered with status 500 and no explanation.', issues: [] })
    expect(serverMessage(error)).toBeNull()
  })
})

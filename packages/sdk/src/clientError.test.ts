import { describe, expect, test } from 'vitest'
import * as errors from './clientError.ts'

const refusal = { status: 409, code: null, message: 'It exists.', issues: [], requestId: null }

test.each([
  ['InputError', new errors.InputError('No.')],
  ['ConnectionError', new errors.ConnectionError('No.')],
  ['TimeoutError', new errors.TimeoutError('No.')],
  ['AbortedError', new errors.AbortedError('No.')],
  ['RequestError', new errors.RequestError({ ...refusal, message: 'No.' })],
  ['HoldError', new errors.HoldError({ ...refusal, message: 'No.' }, null)],
  ['LoginRequiredError', new errors.LoginRequiredError({ ...refusal, message: 'No.' })],
  ['ResponseError', new errors.ResponseError('No.', 200)],
])('%s keeps its name in logs', (name, error) => {
  expect(String(error)).toBe(`${name}: No.`)
})

describe('serverMessage', () => {
  test.each([
    ['with a code', { ...refusal, code: 'conflict' }, 'It exists.'],
    ['without a code', refusal, null],
    ['without a code, said by the server', { ...refusal, isExplained: true }, 'It exists.'],
    ['with a code, said by the client', { ...refusal, code: 'conflict', isExplained: false }, null],
  ])('returns the message of a refusal %s, or null', (_what, said, sentence) => {
    expect(errors.serverMessage(new errors.RequestError(said))).toBe(sentence)
  })

  test('returns null for other errors', () => {
    expect(errors.serverMessage(new errors.TimeoutError('Too late.'))).toBeNull()
  })
})

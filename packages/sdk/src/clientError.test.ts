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
])('a log shows the name %s', (name, error) => {
  expect(String(error)).toBe(`${name}: No.`)
})

describe('the sentence of a refusal', () => {
  test.each([
    ['with a code', { ...refusal, code: 'conflict' }, 'It exists.'],
    ['without a code', refusal, null],
    ['without a code, said by the server', { ...refusal, isExplained: true }, 'It exists.'],
    ['with a code, said by the client', { ...refusal, code: 'conflict', isExplained: false }, null],
  ])('%s is the server’s, or none', (_what, said, sentence) => {
    expect(errors.serverMessage(new errors.RequestError(said))).toBe(sentence)
  })

  test('is none of an error of another kind', () => {
    expect(errors.serverMessage(new errors.TimeoutError('Too late.'))).toBeNull()
  })
})

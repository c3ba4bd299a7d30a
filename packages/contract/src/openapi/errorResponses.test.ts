import { expect, it } from 'vitest'
import type { ErrorCode } from '../errors.ts'
import { errorResponses } from './errorResponses.ts'

/** Example body of the only error in a response. */
const bodyOf = (code: ErrorCode, message: string) =>
  Object.values(errorResponses([code], { [code]: message }))[0]?.content['application/json'].examples?.[code]?.value

it('the example of an invalid field names the field and what is wrong with it', () => {
  expect(bodyOf('invalid_fields', 'limit: Write a number: 1 to 100.')).toMatchObject({
    code: 'invalid_fields',
    message: 'limit: Write a number: 1 to 100.',
    issues: [{ path: 'limit', message: 'Write a number: 1 to 100.' }],
    request_id: expect.stringMatching(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/),
  })
})

it.each<[error: string, ErrorCode, message: string]>([
  ['of invalid fields that begins with no field', 'invalid_fields', 'Write one of these: text, url.'],
  ['with another code', 'conflict', 'name: It is taken.'],
])('the example of an error %s names no field', (_, code, message) => {
  expect(bodyOf(code, message)).toMatchObject({ message })
  expect(bodyOf(code, message)).not.toHaveProperty('issues')
})

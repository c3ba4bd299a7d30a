import { ERROR_STATUS, type ErrorBody, type ErrorCode } from '../errors.ts'
import { errorTexts } from './errorTexts.ts'
import type { OpenApiOperation, OpenApiResponse } from './openApiDocument.ts'

/** Error responses by status; codes with the same status share a response with an example each. */
export function errorResponses(
  codes: readonly ErrorCode[],
  messages: Readonly<Partial<Record<ErrorCode, string>>> = {},
): OpenApiOperation['responses'] {
  const responses: OpenApiOperation['responses'] = {}
  for (const status of new Set(codes.map((code) => ERROR_STATUS[code]))) {
    const same = codes.filter((code) => ERROR_STATUS[code] === status)
    responses[status] = {
      description: same.join(', '),
      ...(status === 429 || status === 503 ? { headers: { 'Retry-After': ref('headers', 'RetryAfter') } } : {}),
      content: { 'application/json': { schema: ref('schemas', 'Error'), examples: examplesOf(same, messages) } },
    }
  }
  return responses
}

const ref = (kind: 'headers' | 'schemas', name: string) => ({ $ref: `#/components/${kind}/${name}` })

function examplesOf(
  codes: readonly ErrorCode[],
  messages: Readonly<Partial<Record<ErrorCode, string>>>,
): NonNullable<OpenApiResponse['content']['application/json']['examples']> {
  return Object.fromEntries(
    codes.map((code) => {
      const { when, remedy, message } = errorTexts[code]
      return [code, { summary: when, description: remedy, value: errorBody(code, messages[code] ?? message) }]
    }),
  )
}

/** Body of an error response. */
function errorBody(code: ErrorCode, message: string): ErrorBody {
  const path = code === 'invalid_fields' ? /^\w+(?=: )/.exec(message)?.[0] : undefined
  return {
    message,
    code,
    data: { ...(code === 'hold' && { holdEndTime: '2026-03-05T10:30:00.000Z' }), message },
    ...(path !== undefined && { issues: [{ path, message: message.slice(`${path}: `.length) }] }),
    request_id: '3f0c2a5e-6c8e-4f1b-9b0a-7d2e4c51a9d0',
  }
}

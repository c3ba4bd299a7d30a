import type { Endpoint, ErrorBody, ErrorCode, HandlerInput } from '@voice-rankings/contract'
import type { Context } from 'hono'
import * as v from 'valibot'
import { ApiError } from '../http/apiError.ts'
import { cleanText } from '../http/cleanText.ts'

/**
 * Parses and validates the parts of a request that its call declares; throws an `ApiError` that names each invalid
 * field.
 */
export async function readInput(endpoint: Endpoint, context: Context): Promise<HandlerInput<Endpoint>> {
  const { req } = context
  return {
    params: check(endpoint.params, () => cleanValues(req.param()), 'not_found'),
    query: check(endpoint.query, () => cleanValues(req.query()), 'invalid_fields'),
    body:
      endpoint.body && check(endpoint.body, parseJson(req.header('content-type'), await req.text()), 'invalid_fields'),
  }
}

function check(schema: v.GenericSchema | undefined, read: () => unknown, code: ErrorCode): unknown {
  if (!schema) return undefined
  const result = v.safeParse(schema, read(), { abortPipeEarly: true })
  if (result.success) return result.output
  const issues = result.issues.map(describeIssue)
  const first = issues[0]
  throw new ApiError(code, first?.path ? `${first.path}: ${first.message}` : 'The request is invalid.', {
    issues,
  })
}

function describeIssue(issue: v.BaseIssue<unknown>): NonNullable<ErrorBody['issues']>[number] {
  return { path: v.getDotPath(issue) ?? '', message: offersChoices(issue) ? nameChoices(issue) : issue.message }
}

const offersChoices = (issue: v.BaseIssue<unknown>) => issue.type === 'picklist' || issue.type === 'literal'

/** Formats the allowed values of an enumerated field, as `"robot" is none of "", "all", "female", "male".` */
const nameChoices = ({ expected, received }: v.BaseIssue<unknown>) =>
  `${received} is none of ${(expected ?? '').replace(/^\((.*)\)$/s, '$1').replaceAll(' | ', ', ')}.`

const cleanValues = (values: Record<string, string>) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, cleanText(value)]))

function parseJson(contentType: string | undefined, text: string): () => unknown {
  // This content type requires a CORS preflight, so a cross-site form never reaches a handler.
  if (!/^application\/json\s*(;|$)/i.test(contentType ?? '')) {
    throw new ApiError('unsupported_type', 'Send the body as JSON, with the header "Content-Type: application/json".')
  }
  return () => {
    try {
      return JSON.parse(text, (_key, value: unknown) => (typeof value === 'string' ? cleanText(value) : value))
    } catch (cause) {
      throw new ApiError('invalid_request', 'The body is not valid JSON.', { cause })
    }
  }
}

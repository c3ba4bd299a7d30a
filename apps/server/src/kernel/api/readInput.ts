import type { Endpoint, ErrorBody, ErrorCode, HandlerInput } from '@voice-rankings/contract'
import { isFile } from '@voice-rankings/contract/openapi'
import type { Context, HonoRequest } from 'hono'
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
    body: endpoint.body && check(endpoint.body, await readBody(endpoint, req), 'invalid_fields'),
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

async function readBody(endpoint: Endpoint, req: HonoRequest): Promise<() => unknown> {
  const type = req.header('content-type')
  if (!endpoint.form) return parseJson(type, await req.text())
  const fields = await parseForm(endpoint, type, req)
  return () => fields
}

/**
 * Parses a form. Fields that are no files by the schema are read as text even when they were sent as files: browsers
 * change the line breaks of text fields, which would move indices of the text.
 */
async function parseForm(
  { body }: Endpoint,
  contentType: string | undefined,
  req: HonoRequest,
): Promise<Record<string, unknown>> {
  if (!/^multipart\/form-data\s*;/i.test(contentType ?? '')) {
    throw new ApiError(
      'unsupported_type',
      'Send the body as a form, with the header "Content-Type: multipart/form-data".',
    )
  }
  const form = await req.raw.formData().catch((cause: unknown) => {
    throw new ApiError('invalid_request', 'The body is not a valid form.', { cause })
  })
  const fields = await Promise.all(
    [...form].map(async ([name, value]) => {
      if (typeof value === 'string') return [name, cleanText(value)]
      return [name, isFile(body, name) ? value : cleanText(await value.text())]
    }),
  )
  return Object.fromEntries(fields) as Record<string, unknown>
}

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

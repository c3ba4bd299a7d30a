import * as v from 'valibot'
import { object } from './object.ts'

/** All error codes with their HTTP status. Clients switch on the code; the message is for people. */
export const ERROR_STATUS = {
  invalid_request: 400,
  login_required: 401,
  credits_used_up: 402,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  body_too_large: 413,
  unsupported_type: 415,
  invalid_fields: 422,
  text_too_long: 422,
  text_unspeakable: 422,
  hold: 429,
  too_many_requests: 429,
  internal: 500,
  engine_failed: 502,
  busy: 503,
  starting: 503,
} as const

/** Error code, to tell errors apart. */
export type ErrorCode = keyof typeof ERROR_STATUS

/** Error codes of every call; those of request bodies are added by `errorsOf`. */
export const COMMON_ERRORS: readonly ErrorCode[] = ['login_required', 'internal', 'busy', 'starting']

/** Body of every error response. */
export const ErrorBody = object({
  /** One sentence for a person: what happened and what to do. */
  message: v.string(),
  /** An `ErrorCode`; typed as string, so that a newer server does not break older clients. */
  code: v.string(),
  data: v.optional(
    object({
      /** End of a hold as ISO 8601; only with code `hold`. */
      holdEndTime: v.optional(v.string()),
      /** Same as `message` above. */
      message: v.optional(v.string()),
    }),
  ),
  /** Invalid fields, each with its dotted path. */
  issues: v.optional(v.array(object({ path: v.string(), message: v.string() }))),
  /** Request id in the server's log. */
  request_id: v.optional(v.string()),
})
export type ErrorBody = v.InferOutput<typeof ErrorBody>

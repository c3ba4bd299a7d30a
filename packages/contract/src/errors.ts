import * as v from 'valibot'
import { object } from './object.ts'

/** Every error code of the API with its HTTP status. A client switches on the code; the message is for people. */
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

/** A code by which a client tells errors apart. */
export type ErrorCode = keyof typeof ERROR_STATUS

/** What any call can answer, whatever it does; what comes of sending a body is said by `errorsOf`. */
export const COMMON_ERRORS: readonly ErrorCode[] = ['login_required', 'internal', 'busy', 'starting']

/** The body of every answer that is not a success. */
export const ErrorBody = object({
  /** One sentence for a person: what happened and what to do. */
  message: v.string(),
  /** An `ErrorCode`; a plain string so that a newer server does not break an older client. */
  code: v.string(),
  data: v.optional(
    object({
      /** When a hold ends, as ISO 8601 time; only with code `hold`. */
      holdEndTime: v.optional(v.string()),
      /** The same sentence as above, for those who look for it here. */
      message: v.optional(v.string()),
    }),
  ),
  /** Which fields were wrong, each with its dotted path. */
  issues: v.optional(v.array(object({ path: v.string(), message: v.string() }))),
  /** Finds this request in the server's log. */
  request_id: v.optional(v.string()),
})
export type ErrorBody = v.InferOutput<typeof ErrorBody>

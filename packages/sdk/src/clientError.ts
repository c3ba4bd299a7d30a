import type { ErrorBody, ErrorCode } from '@voice-rankings/contract'

type Issues = NonNullable<ErrorBody['issues']>

/** Base class of the client's errors. */
class CallError extends Error {}

/** The input cannot be sent, such as a name of dots in a path. Nothing was sent. */
export class InputError extends CallError {
  readonly kind = 'input'
  override readonly name = 'InputError'
}

/** The server was unreachable, or the connection broke before the answer was complete. */
export class ConnectionError extends CallError {
  readonly kind = 'connection'
  override readonly name = 'ConnectionError'
}

/** The answer was not complete within `timeoutMs`, or within the rest of `totalTimeoutMs`. */
export class TimeoutError extends CallError {
  readonly kind = 'timeout'
  override readonly name = 'TimeoutError'
}

/** The caller's signal was aborted; `cause` is its reason. */
export class AbortedError extends CallError {
  readonly kind = 'aborted'
  override readonly name = 'AbortedError'
}

/** Content of an error response. */
export interface Refusal {
  /** HTTP status. */
  status: number
  /** Error code; null when there is none, as in an answer of a proxy. */
  code: ErrorCode | (string & {}) | null
  /** Sentence for people. */
  message: string
  /** True when the message is the server's, not a default of the client. Default: whether there is a code. */
  isExplained?: boolean
  /** Invalid fields with their dotted paths; may be empty. */
  issues: Issues
  /** Request id in the server's log. */
  requestId: string | null
}

class RefusedError extends CallError implements Refusal {
  declare readonly status: number
  declare readonly code: Refusal['code']
  declare readonly isExplained: boolean
  declare readonly issues: Issues
  declare readonly requestId: string | null
  constructor(refusal: Refusal) {
    super(refusal.message)
    Object.assign(this, { isExplained: refusal.code !== null }, refusal)
  }
}

/** The server refused the call or failed. */
export class RequestError extends RefusedError {
  readonly kind = 'request'
  override readonly name = 'RequestError'
}

/** The caller has reached a hold limit. */
export class HoldError extends RefusedError {
  readonly kind = 'hold'
  override readonly name = 'HoldError'
  /** End of the hold; null when the server did not state it. */
  readonly holdEndTime: Date | null
  constructor(refusal: Refusal, holdEndTime: Date | null) {
    super(refusal)
    this.holdEndTime = holdEndTime
  }
}

/** The call requires a logged-in user. */
export class LoginRequiredError extends RefusedError {
  readonly kind = 'login_required'
  override readonly name = 'LoginRequiredError'
}

/** The answer does not conform to the API: no JSON, other fields, or a redirect. */
export class ResponseError extends CallError {
  readonly kind = 'response'
  override readonly name = 'ResponseError'
  /** HTTP status; 0 where the browser hides it. */
  readonly status: number
  constructor(message: string, status: number, options?: ErrorOptions) {
    super(message, options)
    this.status = status
  }
}

/** All errors of calls; switch on `kind`. */
export type ClientError =
  | InputError
  | ConnectionError
  | TimeoutError
  | AbortedError
  | RequestError
  | HoldError
  | LoginRequiredError
  | ResponseError

/**
 * Checks for an error of this client.
 *
 * @example
 * if (isClientError(error) && error.kind === 'timeout') console.log('Try again later.')
 */
export function isClientError(value: unknown): value is ClientError {
  return value instanceof CallError
}

/**
 * Returns the server's message about a refused call, for people; null when there is none.
 *
 * @example
 * const told = serverMessage(error) ?? 'The voice could not be loaded.'
 */
export function serverMessage(error: unknown): string | null {
  return error instanceof RefusedError && error.isExplained ? error.message : null
}

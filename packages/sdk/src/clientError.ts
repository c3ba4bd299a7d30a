import type { ErrorBody, ErrorCode } from '@voice-rankings/contract'

type Issues = NonNullable<ErrorBody['issues']>

/** Every error of this client is one. */
class CallError extends Error {}

/** A call was given what cannot be sent, such as a name of dots in a path. Nothing was sent. */
export class InputError extends CallError {
  readonly kind = 'input'
  override readonly name = 'InputError'
}

/** The server could not be reached, or the connection broke before the answer was complete. */
export class ConnectionError extends CallError {
  readonly kind = 'connection'
  override readonly name = 'ConnectionError'
}

/** The answer was not complete within `timeoutMs`, or not within what was left of `totalTimeoutMs`. */
export class TimeoutError extends CallError {
  readonly kind = 'timeout'
  override readonly name = 'TimeoutError'
}

/** The caller's signal was aborted; `cause` is its reason. */
export class AbortedError extends CallError {
  readonly kind = 'aborted'
  override readonly name = 'AbortedError'
}

/** What an answer that is not a success said of itself. */
export interface Refusal {
  /** HTTP status. */
  status: number
  /** Why; null when the answer named no code, such as a page of a proxy in front of the API. */
  code: ErrorCode | (string & {}) | null
  /** One sentence for a person. */
  message: string
  /** Whether the server said `message`, and not the client in its place. Default: whether there is a code. */
  isExplained?: boolean
  /** Fields that were wrong, with their dotted paths; empty when none were named. */
  issues: Issues
  /** Finds the request in the server's log. */
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

/** The server refused the call or failed at it. */
export class RequestError extends RefusedError {
  readonly kind = 'request'
  override readonly name = 'RequestError'
}

/** The caller has used up what it may generate for now. */
export class HoldError extends RefusedError {
  readonly kind = 'hold'
  override readonly name = 'HoldError'
  /** When the caller may go on; null when the server did not say. */
  readonly holdEndTime: Date | null
  constructor(refusal: Refusal, holdEndTime: Date | null) {
    super(refusal)
    this.holdEndTime = holdEndTime
  }
}

/** Only a signed-in user may make this call. */
export class LoginRequiredError extends RefusedError {
  readonly kind = 'login_required'
  override readonly name = 'LoginRequiredError'
}

/** The server answered, but not with what the API promises: no JSON, other fields, or a redirect. */
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

/** Everything a call can throw; switch on `kind`. */
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
 * Whether a caught value is an error of this client.
 *
 * @example
 * if (isClientError(error) && error.kind === 'timeout') console.log('Try again later.')
 */
export function isClientError(value: unknown): value is ClientError {
  return value instanceof CallError
}

/**
 * The server's own sentence about a call it refused, for a person; null when it said none or was not reached.
 *
 * @example
 * const told = serverMessage(error) ?? 'The voice could not be loaded.'
 */
export function serverMessage(error: unknown): string | null {
  return error instanceof RefusedError && error.isExplained ? error.message : null
}

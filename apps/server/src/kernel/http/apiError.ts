import { ERROR_STATUS, type ErrorBody, type ErrorCode } from '@voice-rankings/contract'

interface ApiErrorDetails {
  issues?: ErrorBody['issues']
  data?: ErrorBody['data']
  /** Time after which a retry is likely to succeed, in ms. */
  retryAfterMs?: number
  cause?: unknown
}

/** Error response of the API; the message is for people and says what to do. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly code: ErrorCode
  readonly details: ApiErrorDetails

  constructor(code: ErrorCode, message: string, details: ApiErrorDetails = {}) {
    super(message, { cause: details.cause })
    this.code = code
    this.details = details
  }

  get status(): (typeof ERROR_STATUS)[ErrorCode] {
    return ERROR_STATUS[this.code]
  }

  body(requestId: string): ErrorBody {
    const { issues, data } = this.details
    const { message } = this
    return { message, code: this.code, data: { ...data, message }, issues, request_id: requestId }
  }
}

/** Error for requests that arrive before the database is open. */
export function starting(): ApiError {
  return new ApiError('starting', 'The server is starting. Try again in a moment.', { retryAfterMs: 1000 })
}

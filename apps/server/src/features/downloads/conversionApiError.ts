import { ApiError } from '../../kernel/http/apiError.ts'
import { PoolBusyError, PoolError } from '../../kernel/workers/poolError.ts'

/** What a failed conversion is to the caller; anything else is passed on as it is. */
export function conversionApiError(error: unknown): unknown {
  if (!(error instanceof PoolError)) return error
  if (error instanceof PoolBusyError) {
    const { retryAfterMs } = error
    const seconds = Math.max(1, Math.ceil(retryAfterMs / 1000))
    const message = `Too many files are being converted. Try again in ${seconds} s.`
    return new ApiError('busy', message, { retryAfterMs, cause: error })
  }
  const message =
    error.code === 'timeout'
      ? 'The conversion took too long and was stopped. Try again, or choose another format.'
      : 'The audio could not be converted. Try again, or choose another format.'
  return new ApiError('engine_failed', message, { cause: error })
}

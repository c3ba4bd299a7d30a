import { ApiError } from '../http/apiError.ts'
import type { Limiter } from './limiter.ts'
import { type Counted, takeAll } from './takeAll.ts'

/**
 * Takes a point of each limit; throws `too_many_requests` with `message` and the time to wait when one is exhausted.
 * List the widest limit first.
 */
export async function requireAllowance(
  limiter: Limiter,
  message: string,
  ...counted: readonly Counted[]
): Promise<void> {
  const { refusedUntil } = await takeAll(limiter, counted)
  if (refusedUntil !== null) throw tooManyRequests(message, refusedUntil.getTime() - Date.now())
}

/** Error response for an exhausted limit; `waitMs` is the time until a retry can succeed. */
export function tooManyRequests(message: string, waitMs: number): ApiError {
  return new ApiError('too_many_requests', message, { retryAfterMs: Math.max(0, waitMs) })
}

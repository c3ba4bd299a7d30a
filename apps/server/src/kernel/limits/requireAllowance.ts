import { ApiError } from '../http/apiError.ts'
import type { Limiter } from './limiter.ts'
import { type Counted, takeAll } from './takeAll.ts'

/** Uses up a point of each limit, the widest first; throws `too_many_requests` with `message` and the time to wait when one has none left. */
export async function requireAllowance(
  limiter: Limiter,
  message: string,
  ...counted: readonly Counted[]
): Promise<void> {
  const { refusedUntil } = await takeAll(limiter, counted)
  if (refusedUntil !== null) throw tooManyRequests(message, refusedUntil.getTime() - Date.now())
}

/** The answer to who asks too much at once, with the time to wait in ms. */
export function tooManyRequests(message: string, waitMs: number): ApiError {
  return new ApiError('too_many_requests', message, { retryAfterMs: Math.max(0, waitMs) })
}

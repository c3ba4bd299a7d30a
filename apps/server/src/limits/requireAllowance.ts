import { ApiError } from '../http/apiError.ts'
import type { Limit, Limiter } from './limiter.ts'

/** Uses up one point of a limit; throws `too_many_requests` with `message` and the time to wait when there is none left. */
export async function requireAllowance(limiter: Limiter, limit: Limit, key: string, message: string): Promise<void> {
  const { allowed, resetsAt } = await limiter.consume(limit, key)
  if (allowed) return
  throw new ApiError('too_many_requests', message, { retryAfterMs: Math.max(0, resetsAt.getTime() - Date.now()) })
}

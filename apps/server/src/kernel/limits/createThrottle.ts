import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { networkOf } from '../http/clientAddress.ts'
import type { Limit } from './limiter.ts'
import { tooManyRequests } from './requireAllowance.ts'

/** Counts one request of a client; throws `too_many_requests` when its network exceeds the limit. */
export type Throttle = (client: string) => Promise<void>

/**
 * Creates a rate limit per network that protects this process's CPU. It counts in memory, since counting in the
 * database would cost as much as it saves. Requests of the server's own pages are exempt: the page itself is counted.
 */
export function createThrottle({ points, durationMs }: Limit, message: string): Throttle {
  const counter = new RateLimiterMemory({ points, duration: durationMs / 1000 })
  return async (client) => {
    if (client === 'site') return
    try {
      await counter.consume(networkOf(client))
    } catch (refusal) {
      throw refusal instanceof RateLimiterRes ? tooManyRequests(message, refusal.msBeforeNext) : refusal
    }
  }
}

import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { networkOf } from '../http/clientAddress.ts'
import type { Limit } from './limiter.ts'
import { tooManyRequests } from './requireAllowance.ts'

/** Counts one thing that a client asks for; throws `too_many_requests` when its network asked for too much of it. */
export type Throttle = (client: string) => Promise<void>

/**
 * Makes what keeps one network from taking this process's processor from everybody else. It counts in memory, as a count in the
 * database would cost as much as what it saves; what the pages of this server ask is counted as the page.
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

import { RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible'
import type { RedisClient } from '../database/openRedis.ts'
import type { Limit, Limiter, Usage } from './limiter.ts'

/** Timeout of a Redis command, in ms, before the fallback is used. */
const TIMEOUT_MS = 500

/** Step in which the timeout is counted, in ms. */
const STEP_MS = 50

/**
 * Creates a limiter that counts in Redis, and in the `fallback` limiter while Redis does not respond. Counts are not
 * transferred, so an outage grants each client at most its allowance once more.
 */
export function createRedisLimiter(redis: RedisClient, fallback: Limiter): Limiter {
  const counters = new Map<string, RateLimiterRedis>()

  function counterOf({ name, points, durationMs }: Limit): RateLimiterRedis {
    const keyPrefix = `voice-rankings:${name}`
    const known = counters.get(`${keyPrefix} ${points} ${durationMs}`)
    if (known) return known
    const duration = Math.max(1, Math.ceil(durationMs / 1000))
    const options = { storeClient: redis, useRedisPackage: true, keyPrefix, points, duration }
    const counter = new RateLimiterRedis({ ...options, rejectIfRedisNotReady: true })
    counters.set(`${keyPrefix} ${points} ${durationMs}`, counter)
    return counter
  }

  async function peek(limit: Limit, key: string): Promise<Usage> {
    const found = await withTimeout(counterOf(limit).get(key))
    if (!found) return { allowed: limit.points > 0, remaining: limit.points, resetsAt: new Date() }
    return { ...usageOf(found), allowed: found.remainingPoints > 0 }
  }

  return {
    peek: (limit, key) => peek(limit, key).catch(() => fallback.peek(limit, key)),

    async consume(limit, key, points = 1) {
      const counter = counterOf(limit)
      try {
        return { ...usageOf(await withTimeout(counter.consume(key, points))), allowed: true }
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) return fallback.consume(limit, key, points)
        // Redis counts refused points too; they are subtracted again.
        const left = await withTimeout(counter.reward(key, points)).catch(() => refusal)
        return { ...usageOf(left), resetsAt: usageOf(refusal).resetsAt, allowed: false }
      }
    },

    async giveBack(limit, key, points = 1) {
      const counter = counterOf(limit)
      try {
        const used = (await withTimeout(counter.get(key)))?.consumedPoints ?? 0
        if (used > 0) await withTimeout(counter.reward(key, Math.min(points, used)))
      } catch {
        await fallback.giveBack(limit, key, points)
      }
    },
  }
}

function usageOf({ remainingPoints, msBeforeNext }: RateLimiterRes): Omit<Usage, 'allowed'> {
  return { remaining: Math.max(0, remainingPoints), resetsAt: new Date(Date.now() + Math.max(0, msBeforeNext)) }
}

/**
 * Rejects after `TIMEOUT_MS`: a frozen Redis, or a broken connection to it, never answers. The time is counted in
 * steps, each at most once per turn of the event loop, so that a process that was busy still reads an answer that has
 * arrived.
 */
function withTimeout<Result>(work: Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    let waitedMs = 0
    function step(): void {
      waitedMs += STEP_MS
      if (waitedMs < TIMEOUT_MS) timer = setTimeout(step, STEP_MS)
      else reject(new Error(`Redis did not answer within ${TIMEOUT_MS} ms.`))
    }
    let timer = setTimeout(step, STEP_MS)
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}

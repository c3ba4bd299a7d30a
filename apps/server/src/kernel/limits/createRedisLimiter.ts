import { RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible'
import type { RedisClient } from '../database/openRedis.ts'
import type { Limit, Limiter, Usage } from './limiter.ts'

/** Longest wait for a count, in ms; then it is counted elsewhere. */
const ANSWER_MS = 500

/**
 * Makes a limiter that counts in Redis, and with another one while Redis does not answer: what was counted before is
 * counted again when it is back, so that an outage gives everybody at most the same allowance once more.
 */
export function createRedisLimiter(redis: RedisClient, meanwhile: Limiter): Limiter {
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
    const found = await inTime(counterOf(limit).get(key))
    if (!found) return { allowed: limit.points > 0, remaining: limit.points, resetsAt: new Date() }
    return { ...usageOf(found), allowed: found.remainingPoints > 0 }
  }

  return {
    peek: (limit, key) => peek(limit, key).catch(() => meanwhile.peek(limit, key)),

    async consume(limit, key, points = 1) {
      const counter = counterOf(limit)
      try {
        return { ...usageOf(await inTime(counter.consume(key, points))), allowed: true }
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) return meanwhile.consume(limit, key, points)
        // Redis counts what is asked for; what is refused is taken off again.
        const left = await inTime(counter.reward(key, points)).catch(() => refusal)
        return { ...usageOf(left), resetsAt: usageOf(refusal).resetsAt, allowed: false }
      }
    },

    async giveBack(limit, key, points = 1) {
      const counter = counterOf(limit)
      try {
        const used = (await inTime(counter.get(key)))?.consumedPoints ?? 0
        if (used > 0) await inTime(counter.reward(key, Math.min(points, used)))
      } catch {
        await meanwhile.giveBack(limit, key, points)
      }
    },
  }
}

function usageOf({ remainingPoints, msBeforeNext }: RateLimiterRes): Omit<Usage, 'allowed'> {
  return { remaining: Math.max(0, remainingPoints), resetsAt: new Date(Date.now() + Math.max(0, msBeforeNext)) }
}

/** A Redis that is frozen, or behind a broken line, would never answer. */
function inTime<Result>(work: Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`Redis did not answer within ${ANSWER_MS} ms.`)), ANSWER_MS)
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}

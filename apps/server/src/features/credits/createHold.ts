import { TEXT_LIMITS } from '@voice-rankings/contract'
import type { Config } from '../../kernel/config/config.ts'
import { ApiError } from '../../kernel/http/apiError.ts'
import { networkOf } from '../../kernel/http/clientAddress.ts'
import type { Limit, Limiter, Usage } from '../../kernel/limits/limiter.ts'
import { type Counted, takeAll } from '../../kernel/limits/takeAll.ts'

/** A visitor who is not signed in: the key of their device, and their network address. */
interface Visitor {
  readonly key: string | null
  readonly client: string
}

/** A limit and its usage. */
export interface Allowance {
  readonly limit: Limit
  readonly usage: Usage
}

/**
 * Limits the speech generated for visitors who are not signed in. Counted by device and by network: dropping the cookie
 * gains little, and people who share an office's address are not counted as one.
 */
export interface Hold {
  /** Counts a text, or throws `hold`. Call the returned function if the synthesis fails. */
  take(visitor: Visitor, text: string): Promise<() => Promise<void>>
  /** Remaining allowances of a visitor. */
  allowances(visitor: Visitor): Promise<Allowance[]>
}

type HoldConfig = Pick<Config, 'holdLimit' | 'holdNetworkLimit' | 'holdWindow'>

/** Creates the hold of snippets, which counts texts. */
export function createHold(limiter: Limiter, config: HoldConfig): Hold {
  return createHoldOf(limiter, config, { name: 'hold', pointsPerText: 1, pointsOf: () => 1 })
}

/** Creates the hold of works, which counts characters: as many as the texts of the other hold have at most. */
export function createWorkHold(limiter: Limiter, config: HoldConfig): Hold {
  return createHoldOf(limiter, config, {
    name: 'hold-works',
    pointsPerText: TEXT_LIMITS.free,
    pointsOf: (text) => text.length,
  })
}

function createHoldOf(
  limiter: Limiter,
  config: HoldConfig,
  { name, pointsPerText, pointsOf }: { name: string; pointsPerText: number; pointsOf: (text: string) => number },
): Hold {
  const durationMs = config.holdWindow * 1000
  const device: Limit = { name: `${name}-device`, points: config.holdLimit * pointsPerText, durationMs }
  const network: Limit = { name: `${name}-network`, points: config.holdNetworkLimit * pointsPerText, durationMs }

  function countedBy({ key, client }: Visitor): Counted[] {
    const byNetwork: Counted = [network, networkOf(client)]
    return key === null ? [byNetwork] : [byNetwork, [device, key]]
  }

  return {
    async take(visitor, text) {
      const { refusedUntil, giveBack } = await takeAll(limiter, countedBy(visitor), pointsOf(text))
      if (refusedUntil !== null) throw held(refusedUntil)
      return giveBack
    },

    async allowances(visitor) {
      const all = await Promise.all(
        countedBy(visitor).map(async ([limit, key]) => ({ limit, usage: await limiter.peek(limit, key) })),
      )
      // An unknown device has its full allowance.
      if (visitor.key === null)
        all.push({ limit: device, usage: { allowed: true, remaining: device.points, resetsAt: new Date() } })
      return all.toReversed()
    },
  }
}

function held(resetsAt: Date): ApiError {
  return new ApiError('hold', 'Generate limit reached.', {
    data: { holdEndTime: resetsAt.toISOString() },
    retryAfterMs: Math.max(0, resetsAt.getTime() - Date.now()),
  })
}

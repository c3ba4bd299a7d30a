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
  /** Counts one text, or throws `hold`. Call the returned function if the synthesis fails. */
  take(visitor: Visitor): Promise<() => Promise<void>>
  /** Remaining allowances of a visitor. */
  allowances(visitor: Visitor): Promise<Allowance[]>
}

export function createHold(
  limiter: Limiter,
  config: Pick<Config, 'holdLimit' | 'holdNetworkLimit' | 'holdWindow'>,
): Hold {
  const durationMs = config.holdWindow * 1000
  const device: Limit = { name: 'hold-device', points: config.holdLimit, durationMs }
  const network: Limit = { name: 'hold-network', points: config.holdNetworkLimit, durationMs }

  function countedBy({ key, client }: Visitor): Counted[] {
    const byNetwork: Counted = [network, networkOf(client)]
    return key === null ? [byNetwork] : [byNetwork, [device, key]]
  }

  return {
    async take(visitor) {
      const { refusedUntil, giveBack } = await takeAll(limiter, countedBy(visitor))
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

import type { Config } from '../../kernel/config/config.ts'
import { ApiError } from '../../kernel/http/apiError.ts'
import { networkOf } from '../../kernel/http/clientAddress.ts'
import type { Limit, Limiter, Usage } from '../../kernel/limits/limiter.ts'
import { type Counted, takeAll } from '../../kernel/limits/takeAll.ts'

/** A visitor who is not signed in: their device, and the address they come from. */
interface Visitor {
  readonly key: string | null
  readonly client: string
}

/** How far one limit is used up. */
export interface Allowance {
  readonly limit: Limit
  readonly usage: Usage
}

/**
 * How much visitors may have spoken who are not signed in. It is counted by device and by network, so that a visitor
 * gains little by dropping their cookie, and an office whose people share an address is not one visitor.
 */
export interface Hold {
  /** Counts one text, or throws `hold`. The function takes it back: nothing came of it. */
  take(visitor: Visitor): Promise<() => Promise<void>>
  /** What is left to a visitor. */
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
      // A device that is not known yet has all that is left.
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

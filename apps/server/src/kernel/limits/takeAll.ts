import type { Limit, Limiter } from './limiter.ts'

/** A limit and the key it is counted for. */
export type Counted = readonly [limit: Limit, key: string]

/** Result of taking points from several limits. */
export interface Taken {
  /** Time at which the exhausted limit resets; null when all limits had a point left. */
  readonly refusedUntil: Date | null
  /** Returns the points, when the work did not happen. */
  giveBack(): Promise<void>
}

/**
 * Takes points of each limit, by default one, or of none. List the widest limit first, such as a network's: once it refuses, no counts
 * are stored for narrower keys, of which a client can invent any number.
 */
export async function takeAll(limiter: Limiter, counted: readonly Counted[], points = 1): Promise<Taken> {
  const taken: Counted[] = []
  const giveBack = async () => {
    await Promise.all(taken.map(([limit, key]) => limiter.giveBack(limit, key, points)))
  }
  for (const [limit, key] of counted) {
    const { allowed, resetsAt } = await limiter.consume(limit, key, points)
    if (!allowed) {
      await giveBack()
      return { refusedUntil: resetsAt, giveBack: () => Promise.resolve() }
    }
    taken.push([limit, key])
  }
  return { refusedUntil: null, giveBack }
}

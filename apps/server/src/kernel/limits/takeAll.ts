import type { Limit, Limiter } from './limiter.ts'

/** One limit, and who is counted by it. */
export type Counted = readonly [limit: Limit, key: string]

/** What came of asking several limits at once. */
export interface Taken {
  /** When the limit that refused begins anew; null when all of them had a point left. */
  readonly refusedUntil: Date | null
  /** Gives the points back: nothing came of them. */
  giveBack(): Promise<void>
}

/**
 * Uses up a point of each limit, or of none. Name the widest first, such as a network's: what it refuses leaves no count behind
 * for a narrower key, of which anybody can invent as many as they like.
 */
export async function takeAll(limiter: Limiter, counted: readonly Counted[]): Promise<Taken> {
  const taken: Counted[] = []
  const giveBack = async () => {
    await Promise.all(taken.map(([limit, key]) => limiter.giveBack(limit, key)))
  }
  for (const [limit, key] of counted) {
    const { allowed, resetsAt } = await limiter.consume(limit, key)
    if (!allowed) {
      await giveBack()
      return { refusedUntil: resetsAt, giveBack: () => Promise.resolve() }
    }
    taken.push([limit, key])
  }
  return { refusedUntil: null, giveBack }
}

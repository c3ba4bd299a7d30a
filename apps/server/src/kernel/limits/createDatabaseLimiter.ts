import { and, eq, gt, lte, or, sql } from 'drizzle-orm'
import { rateLimits } from '../database/accountTables.ts'
import type { Database } from '../database/database.ts'
import type { Limit, Limiter, Usage } from './limiter.ts'

/**
 * Creates a limiter that counts in the database. Each `consume` is a single statement, so two processes cannot both
 * take the last point.
 */
export function createDatabaseLimiter({ queries }: Database): Limiter {
  async function peek(limit: Limit, key: string): Promise<Usage> {
    const [row] = await queries
      .select()
      .from(rateLimits)
      .where(and(eq(rateLimits.key, rowKey(limit, key)), gt(rateLimits.resets_at, sql`now()`)))
    const remaining = Math.max(0, limit.points - (row?.points ?? 0))
    return { allowed: remaining > 0, remaining, resetsAt: row?.resets_at ?? new Date() }
  }

  return {
    peek,

    async consume(limit, key, points = 1) {
      if (points > limit.points) return { ...(await peek(limit, key)), allowed: false }
      const over = lte(rateLimits.resets_at, sql`now()`)
      const resets_at = sql`now() + ${limit.durationMs} * interval '1 millisecond'`
      const [row] = await queries
        .insert(rateLimits)
        .values({ key: rowKey(limit, key), points, resets_at })
        .onConflictDoUpdate({
          target: rateLimits.key,
          set: {
            points: sql`CASE WHEN ${over} THEN 0 ELSE ${rateLimits.points} END + ${points}::int`,
            resets_at: sql`CASE WHEN ${over} THEN excluded.resets_at ELSE ${rateLimits.resets_at} END`,
          },
          setWhere: or(over, lte(sql`${rateLimits.points} + ${points}::int`, limit.points)),
        })
        .returning()
      if (!row) return { ...(await peek(limit, key)), allowed: false }
      return { allowed: true, remaining: Math.max(0, limit.points - row.points), resetsAt: row.resets_at }
    },

    async giveBack(limit, key, points = 1) {
      await queries
        .update(rateLimits)
        .set({ points: sql`GREATEST(0, ${rateLimits.points} - ${points}::int)` })
        .where(eq(rateLimits.key, rowKey(limit, key)))
    },
  }
}

const rowKey = ({ name }: Limit, key: string) => `${name} ${key}`

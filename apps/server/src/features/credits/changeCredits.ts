import { and, eq, gte, lte, sql } from 'drizzle-orm'
import { creditEntries, type UserRow, users } from '../../kernel/database/accountTables.ts'
import type { Queries } from '../../kernel/database/database.ts'

/** Maximum credits of an account, limited by the integer column. */
export const MOST_CREDITS = 2_000_000_000

/** A grant of credits, or its removal. */
interface CreditChange {
  readonly userId: string
  readonly kind: 'grant' | 'revoke'
  /** Positive number of credits. */
  readonly credits: number
  /** Reference in the ledger, unique per user and kind. */
  readonly purpose: string
}

/**
 * Changes the credits granted to a user and records it in the ledger; call it in a transaction. Returns the changed user,
 * or undefined, with nothing changed, if too few are left or the total would be too large. Reserved credits count as used.
 */
export async function changeCredits(
  queries: Queries,
  { userId, kind, credits, purpose }: CreditChange,
): Promise<UserRow | undefined> {
  const by = kind === 'grant' ? credits : -credits
  const total = sql`${users.total_credits}::bigint + ${by}`
  const [row] = await queries
    .update(users)
    .set({ total_credits: sql`${users.total_credits} + ${by}::int` })
    .where(and(eq(users.user_id, userId), gte(total, users.voice_credits), lte(total, MOST_CREDITS)))
    .returning()
  if (row) await queries.insert(creditEntries).values({ user_id: userId, purpose, kind, credits })
  return row
}

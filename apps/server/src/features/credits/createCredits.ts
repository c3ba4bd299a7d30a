import { and, eq, lte, lt, sql } from 'drizzle-orm'
import { type CreditKind, creditEntries, users } from '../../kernel/database/accountTables.ts'
import type { Database, Queries } from '../../kernel/database/database.ts'

/** A synthesis that a user pays for. */
interface Purchase {
  readonly userId: string
  /** Idempotency key, unique per user: each purpose is paid for once, however often it is retried. */
  readonly purpose: string
}

/** Maximum duration of a synthesis, in ms: older reservations belong to processes that ended. */
const RESERVATION_MS = 15 * 60_000

/**
 * Credit accounts of users. The cost of a text is known only after the synthesis, so credits are reserved first and
 * settled afterwards. Each step is one conditional update, so concurrent requests cannot overspend.
 */
export interface Credits {
  /** Reserves credits; false when too few are left, or when the purpose was used before. */
  reserve(purchase: Purchase, credits: number, voiceId?: string): Promise<boolean>
  /** Available credits of a user, without reserved ones. */
  left(userId: string): Promise<number>
  /**
   * Replaces a reservation by the actual cost, and returns the charged credits; a cost above the available credits is
   * not charged.
   */
  settle(purchase: Purchase, credits: number): Promise<number>
  /** Cancels a reservation. */
  release(purchase: Purchase): Promise<void>
  /** Cancels reservations of processes that ended before settling them; returns their number. */
  releaseOld(olderThanMs?: number): Promise<number>
}

export function createCredits({ queries }: Pick<Database, 'queries'>): Credits {
  return {
    async reserve({ userId, purpose }, credits, voiceId) {
      return queries.transaction(async (transaction) => {
        const entry = { user_id: userId, purpose, kind: 'reservation', credits, voice_id: voiceId } as const
        const added = await transaction.insert(creditEntries).values(entry).onConflictDoNothing().returning()
        if (added.length === 0) return false
        const [paid] = await transaction
          .update(users)
          .set({ voice_credits: sql`${users.voice_credits} + ${credits}::int` })
          .where(
            and(
              eq(users.user_id, userId),
              lte(sql`${users.voice_credits} + ${credits}::int`, users.total_credits),
              sql`NOT EXISTS (SELECT 1 FROM ${creditEntries} WHERE ${ofPurchase({ userId, purpose })} AND ${creditEntries.kind} <> 'reservation')`,
            ),
          )
          .returning({ user_id: users.user_id })
        if (!paid) await takeReservation(transaction, { userId, purpose })
        return paid !== undefined
      })
    },

    async left(userId) {
      const [user] = await queries.select().from(users).where(eq(users.user_id, userId))
      return user ? user.total_credits - user.voice_credits : 0
    },

    async settle(purchase, credits) {
      return queries.transaction(async (transaction) => {
        const reserved = await takeReservation(transaction, purchase)
        if (!reserved) return 0
        const [user] = await transaction.select().from(users).where(eq(users.user_id, purchase.userId)).for('update')
        const left = user ? user.total_credits - user.voice_credits : 0
        const charged = Math.min(credits, reserved.credits + left)
        await change(transaction, purchase.userId, charged - reserved.credits)
        if (charged > 0) await note(transaction, purchase, 'debit', charged, reserved.voice_id)
        return charged
      })
    },

    async release(purchase) {
      await queries.transaction((transaction) => release(transaction, purchase))
    },

    async releaseOld(olderThanMs = RESERVATION_MS) {
      const old = await queries
        .select()
        .from(creditEntries)
        .where(
          and(
            eq(creditEntries.kind, 'reservation'),
            lt(creditEntries.created_at, sql`now() - ${olderThanMs} * interval '1 millisecond'`),
          ),
        )
      for (const { user_id: userId, purpose } of old) {
        // Sequential, so that visitors' requests come first; there are few reservations.
        await queries.transaction((transaction) => release(transaction, { userId, purpose }))
      }
      return old.length
    },
  }
}

const ofPurchase = ({ userId, purpose }: Purchase) =>
  and(eq(creditEntries.user_id, userId), eq(creditEntries.purpose, purpose))

/** Removes and returns a reservation, or undefined if it was already removed. */
async function takeReservation(queries: Queries, purchase: Purchase) {
  const [reserved] = await queries
    .delete(creditEntries)
    .where(and(ofPurchase(purchase), eq(creditEntries.kind, 'reservation')))
    .returning()
  return reserved
}

/** Records both the debit and the refund in the ledger. */
async function release(queries: Queries, purchase: Purchase): Promise<void> {
  const reserved = await takeReservation(queries, purchase)
  if (!reserved) return
  await change(queries, purchase.userId, -reserved.credits)
  await note(queries, purchase, 'debit', reserved.credits, reserved.voice_id)
  await note(queries, purchase, 'refund', reserved.credits, reserved.voice_id)
}

async function change(queries: Queries, userId: string, by: number): Promise<void> {
  if (by === 0) return
  await queries
    .update(users)
    .set({ voice_credits: sql`${users.voice_credits} + ${by}::int` })
    .where(eq(users.user_id, userId))
}

async function note(
  queries: Queries,
  { userId, purpose }: Purchase,
  kind: CreditKind,
  credits: number,
  voice_id: string | null,
): Promise<void> {
  await queries.insert(creditEntries).values({ user_id: userId, purpose, kind, credits, voice_id })
}

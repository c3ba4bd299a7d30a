import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import { type SessionRow, sessions } from '../../../kernel/database/accountTables.ts'
import type { Database, Queries } from '../../../kernel/database/database.ts'
import { createToken, hashToken, isToken } from '../../../kernel/identity/token.ts'
import { sessionEnd } from '../createSessions.ts'

/** Grace period in which a used token is accepted once more, in ms: two tabs share one cookie and may both send it. */
export const REUSE_GRACE_MS = 10_000

/** Result of a renewal. */
export interface Renewal {
  readonly session: SessionRow
  /** The next cookie; null when another tab already got it. */
  readonly next: string | null
}

/**
 * Rotates the refresh token of an embed; null when it is invalid. Each token is valid once. Reuse after its successor
 * was used means that one of the two was stolen, so all sessions of the login are revoked (RFC 9700, section 4.14.2).
 * An unused successor may have been lost in transit, and is replaced.
 */
export function rotateRefresh({ queries }: Database, token: string, origin: string): Promise<Renewal | null> {
  if (!isToken(token)) return Promise.resolve(null)
  return queries.transaction(async (transaction) => {
    const [session] = await transaction
      .select()
      .from(sessions)
      .where(
        and(
          eq(sessions.token_hash, hashToken(token)),
          eq(sessions.kind, 'refresh'),
          gt(sessions.expires_at, sql`now()`),
        ),
      )
      .for('update')
    if (session?.origin !== origin) return null
    const { spent_at, successor } = session
    if (spent_at !== null) {
      if (Date.now() - spent_at.getTime() < REUSE_GRACE_MS) return { session, next: null }
      if (!(await retire(transaction, successor))) {
        await transaction.delete(sessions).where(eq(sessions.family, session.family))
        return null
      }
    }
    return { session, next: await succeed(transaction, session) }
  })
}

/** Invalidates a token; false when it was already used. */
async function retire(queries: Queries, tokenHash: string | null): Promise<boolean> {
  if (tokenHash === null) return false
  const unused = and(eq(sessions.token_hash, tokenHash), isNull(sessions.spent_at))
  const [retired] = await queries.update(sessions).set({ spent_at: new Date() }).where(unused).returning()
  return retired !== undefined
}

async function succeed(queries: Queries, session: SessionRow): Promise<string> {
  const next = createToken()
  const [token_hash, now] = [hashToken(next), new Date()]
  const { user_id, kind, origin, family, created_at } = session
  const expires_at = sessionEnd(kind, created_at)
  // `created_at` is that of the login, so renewals do not extend the maximum lifetime.
  await queries.insert(sessions).values({ token_hash, user_id, kind, origin, family, created_at, expires_at })
  const used = { spent_at: now, last_used_at: now, successor: token_hash }
  await queries.update(sessions).set(used).where(eq(sessions.token_hash, session.token_hash))
  return next
}

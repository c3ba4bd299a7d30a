import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import { type SessionRow, sessions } from '../../../kernel/database/accountTables.ts'
import type { Database, Queries } from '../../../kernel/database/database.ts'
import { createToken, hashToken, isToken } from '../../../kernel/identity/token.ts'
import { sessionEnd } from '../createSessions.ts'

/** How long after its use a token may come once more, in ms: two tabs share one cookie and may both send it. */
export const TABS_MS = 10_000

/** What an embed's page is given for its cookie. */
export interface Renewal {
  readonly session: SessionRow
  /** The cookie that takes the place of the one that was sent; null when another tab has been given it already. */
  readonly next: string | null
}

/**
 * Exchanges the token of an embed's cookie for the next one; null when it is none. Each is good once: whoever comes with
 * one whose successor has been used has it from somebody else, or somebody else has the successor, so everything that came
 * of the login ends (RFC 9700, section 4.14.2). A successor that nobody has used may have been lost on its way to the
 * browser; it is replaced.
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
      if (Date.now() - spent_at.getTime() < TABS_MS) return { session, next: null }
      if (!(await retire(transaction, successor))) {
        await transaction.delete(sessions).where(eq(sessions.family, session.family))
        return null
      }
    }
    return { session, next: await succeed(transaction, session) }
  })
}

/** Makes sure that nobody can use a token any more; false when somebody has. */
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
  // Of the age of the login, which it does not outlive by being renewed.
  await queries.insert(sessions).values({ token_hash, user_id, kind, origin, family, created_at, expires_at })
  const used = { spent_at: now, last_used_at: now, successor: token_hash }
  await queries.update(sessions).set(used).where(eq(sessions.token_hash, session.token_hash))
  return next
}

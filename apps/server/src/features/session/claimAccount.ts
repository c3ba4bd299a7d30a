import { eq } from 'drizzle-orm'
import { credentials, users } from '../../kernel/database/accountTables.ts'
import type { Queries } from '../../kernel/database/database.ts'
import { endSessionsOf } from './createSessions.ts'

/**
 * Transfers an account with an unverified address to the proven owner of that address. Its password and sessions are
 * revoked; snippets, ratings, favourites and collections stay (decision 24).
 */
export async function claimAccount(queries: Queries, userId: string): Promise<void> {
  await queries.delete(credentials).where(eq(credentials.user_id, userId))
  await endSessionsOf(queries, userId)
  await queries.update(users).set({ email_verified_at: new Date() }).where(eq(users.user_id, userId))
}

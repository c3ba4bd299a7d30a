import { and, eq, isNotNull } from 'drizzle-orm'
import { logins } from '../database/accountTables.ts'
import { CONNECTION_ID_LIFETIME_MS, type ConnectionId } from '../realtime/connectionId.ts'
import type { Services } from '../services.ts'
import { hashToken } from './token.ts'

type LoginServices = Pick<Services, 'database' | 'realtime'>

/** Whom a login is for: a page that waits at a socket, or nobody. Null when the link cannot be used, or not any more. */
export async function readLoginState(
  { database, realtime }: LoginServices,
  state: string,
): Promise<ConnectionId | 'nobody' | null> {
  if (state === '') return 'nobody'
  const connection = realtime.read(state)
  if (!connection) return null
  const [spent] = await database.queries
    .select({ at: logins.completed_at })
    .from(logins)
    .where(and(eq(logins.connection_id, state), isNotNull(logins.completed_at)))
  return spent ? null : connection
}

/** Tells the page that waits, once: the id is spent then. */
export async function completeLogin({ database, realtime }: LoginServices, state: string): Promise<void> {
  const expires_at = new Date(Date.now() + 2 * CONNECTION_ID_LIFETIME_MS)
  const [first] = await database.queries
    .insert(logins)
    // The id itself names the row, so that of two who come at once one is the first.
    .values({ login_hash: hashToken(state), connection_id: state, completed_at: new Date(), expires_at })
    .onConflictDoNothing()
    .returning()
  if (!first) return
  await realtime.ring(state, 'login-complete')
}

import { and, eq, isNotNull } from 'drizzle-orm'
import { logins } from '../../kernel/database/accountTables.ts'
import { hashToken } from '../../kernel/identity/token.ts'
import { CONNECTION_ID_LIFETIME_MS } from '../realtime/connectionId.ts'
import type { SessionServices } from './sessionServices.ts'

type LoginServices = Pick<SessionServices, 'database' | 'realtime'>

/** Whom a login is for: a page that waits at a socket. */
export interface LoginState {
  readonly connectionId: string
  /** Of the page that opened the socket; null when it was no page. */
  readonly origin: string | null
  /** From a page of another site: SHA-256 of the verifier with which it will ask for its session; null from our own. */
  readonly challenge: string | null
}

/** Reads the `state` of a login: a connection id, and for another site's page a `~` and its challenge. */
export async function readLoginState(
  { database, realtime }: LoginServices,
  state: string,
): Promise<LoginState | 'nobody' | null> {
  if (state === '') return 'nobody'
  const [, connectionId = '', challenge = null] = /^([^~]+)(?:~([\w-]{43}))?$/.exec(state) ?? []
  const connection = realtime.read(connectionId)
  if (!connection) return null
  const [spent] = await database.queries
    .select({ at: logins.completed_at })
    .from(logins)
    .where(and(eq(logins.connection_id, connectionId), isNotNull(logins.completed_at)))
  return spent ? null : { connectionId, origin: connection.origin, challenge }
}

/** Tells the page that waits, once. False when its id was spent before. */
export async function completeLogin(services: LoginServices, connectionId: string): Promise<boolean> {
  const first = await spendConnectionId(services, connectionId)
  if (first) await services.realtime.ring(connectionId, 'login-complete')
  return first
}

/** Makes a connection id useless for another login; false when it was so before. */
export async function spendConnectionId(
  { database }: Pick<SessionServices, 'database'>,
  connectionId: string,
): Promise<boolean> {
  const expires_at = new Date(Date.now() + 2 * CONNECTION_ID_LIFETIME_MS)
  const [first] = await database.queries
    .insert(logins)
    // The id itself names the row, so that of two who come at once one is the first.
    .values({ login_hash: hashToken(connectionId), connection_id: connectionId, completed_at: new Date(), expires_at })
    .onConflictDoNothing()
    .returning()
  return first !== undefined
}

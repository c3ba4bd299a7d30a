import { and, eq, isNotNull } from 'drizzle-orm'
import { logins } from '../../kernel/database/accountTables.ts'
import { hashToken } from '../../kernel/identity/token.ts'
import { CONNECTION_ID_LIFETIME_MS } from '../realtime/connectionId.ts'
import type { SessionServices } from './sessionServices.ts'

type LoginServices = Pick<SessionServices, 'database' | 'realtime'>

/** Page that waits for a login. */
export interface LoginState {
  readonly connectionId: string
  /** Origin of the page that opened the socket; null for other clients. */
  readonly origin: string | null
  /**
   * For pages of other sites: SHA-256 of the verifier with which the page will request its session; null for own pages.
   */
  readonly challenge: string | null
}

/** Parses the `state` of a login: a connection id, followed by `~` and a challenge for pages of other sites. */
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

/** Notifies the waiting page, once. False when its id was already used. */
export async function completeLogin(services: LoginServices, connectionId: string): Promise<boolean> {
  const first = await spendConnectionId(services, connectionId)
  if (first) await services.realtime.notify(connectionId, 'login-complete')
  return first
}

/** Invalidates a connection id for further logins; false when it was already used. */
export async function spendConnectionId(
  { database }: Pick<SessionServices, 'database'>,
  connectionId: string,
): Promise<boolean> {
  const expires_at = new Date(Date.now() + 2 * CONNECTION_ID_LIFETIME_MS)
  const [first] = await database.queries
    .insert(logins)
    // The primary key is derived from the id, so exactly one of two concurrent requests succeeds.
    .values({ login_hash: hashToken(connectionId), connection_id: connectionId, completed_at: new Date(), expires_at })
    .onConflictDoNothing()
    .returning()
  return first !== undefined
}

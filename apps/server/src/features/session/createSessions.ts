import { randomUUID } from 'node:crypto'
import { and, eq, getTableColumns, gt, or, sql } from 'drizzle-orm'
import {
  loginCodes,
  type SessionKind,
  type SessionRow,
  sessions,
  type UserRow,
  users,
} from '../../kernel/database/accountTables.ts'
import type { Database, Queries } from '../../kernel/database/database.ts'
import { licensedLevel } from '../licenses/licensedLevel.ts'
import { createToken, hashToken, isToken } from '../../kernel/identity/token.ts'

const DAY_MS = 86_400_000

/**
 * Lifetimes by kind, in ms: `idle` since the last use, `most` since the login. Each use extends a session up to `most`.
 */
export const SESSION_LIFETIME: Readonly<Record<SessionKind, { idle: number; most: number }>> = {
  cookie: { idle: 30 * DAY_MS, most: 90 * DAY_MS },
  bearer: { idle: 15 * 60_000, most: 15 * 60_000 },
  refresh: { idle: 30 * DAY_MS, most: 90 * DAY_MS },
}

/** Expiry of a session with this start that is used now. */
export function sessionEnd(kind: SessionKind, begun: Date): Date {
  const { idle, most } = SESSION_LIFETIME[kind]
  return new Date(Math.min(Date.now() + idle, begun.getTime() + most))
}

/** Minimum interval between updates of the last use, in ms. */
const TOUCH_MS = 10 * 60_000

interface FoundSession {
  user: UserRow
  session: SessionRow
}

/** Properties of a new session. */
interface SessionStart {
  kind: SessionKind
  /** Origin of the page that contains the embed. */
  origin?: string
  /** Family of the login that it continues; default: a new one. */
  family?: string
}

/** Sessions, identified by random tokens. */
export interface Sessions {
  /** Finds the session of a token and extends it; null when it is unknown, expired or of another kind. */
  find(token: string, kinds: readonly SessionKind[]): Promise<FoundSession | null>
  /** Starts a session and returns its token, of which only the hash is stored. */
  start(userId: string, options: SessionStart): Promise<string>
  /** Ends all sessions of the token's login. Unknown tokens are ignored. */
  end(token: string): Promise<void>
}

export function createSessions({ queries }: Database): Sessions {
  return {
    async find(token, kinds) {
      if (!isToken(token)) return null
      const [found] = await queries
        .select({ session: sessions, user: { ...getTableColumns(users), account_level: licensedLevel } })
        .from(sessions)
        .innerJoin(users, eq(users.user_id, sessions.user_id))
        .where(
          and(
            eq(sessions.token_hash, hashToken(token)),
            gt(sessions.expires_at, sql`now()`),
            or(...kinds.map((kind) => eq(sessions.kind, kind))),
          ),
        )
      if (!found) return null
      if (Date.now() - found.session.last_used_at.getTime() > TOUCH_MS) await touch(found.session)
      return found
    },

    async start(userId, { kind, origin, family = randomUUID() }) {
      const token = createToken()
      const expires_at = sessionEnd(kind, new Date())
      const values = { token_hash: hashToken(token), user_id: userId, kind, origin, family, expires_at }
      await queries.insert(sessions).values(values)
      return token
    },

    async end(token) {
      const ended = queries
        .select({ family: sessions.family })
        .from(sessions)
        .where(eq(sessions.token_hash, hashToken(token)))
      await queries.delete(sessions).where(sql`${sessions.family} IN ${ended}`)
    },
  }

  async function touch({ token_hash, kind, created_at }: SessionRow): Promise<void> {
    await queries
      .update(sessions)
      .set({ last_used_at: new Date(), expires_at: sessionEnd(kind, created_at) })
      .where(eq(sessions.token_hash, token_hash))
  }
}

/** Ends all sessions of a user and revokes unused login codes. */
export async function endSessionsOf(queries: Queries, userId: string): Promise<void> {
  await queries.delete(loginCodes).where(eq(loginCodes.user_id, userId))
  await queries.delete(sessions).where(eq(sessions.user_id, userId))
}

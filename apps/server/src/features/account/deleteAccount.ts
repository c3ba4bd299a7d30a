import { type Api, type CallOutput, type HandlerInput, snippetKey } from '@voice-rankings/contract'
import { eq } from 'drizzle-orm'
import type { Config } from '../../kernel/config/config.ts'
import { credentials, mailTokens, type SessionRow, users } from '../../kernel/database/accountTables.ts'
import type { Database } from '../../kernel/database/database.ts'
import { ApiError } from '../../kernel/http/apiError.ts'
import type { UserIdentity } from '../../kernel/identity/identity.ts'
import type { Limit, Limiter } from '../../kernel/limits/limiter.ts'
import { tooManyRequests } from '../../kernel/limits/requireAllowance.ts'
import { takeAll } from '../../kernel/limits/takeAll.ts'
import type { ObjectStore } from '../../kernel/storage/objectStore.ts'
import { leaveRatings } from '../ratings/leaveRatings.ts'
import { lockRatings } from '../ratings/scoreAll.ts'
import { leaveSnippets } from '../snippets/leaveSnippets.ts'
import { PASSWORD_LENGTH, verifyPassword } from './password.ts'

const MINUTE_MS = 60_000

/** How long after signing in an account without a password may be deleted, in ms. */
const FRESH_MS = 10 * MINUTE_MS

const PASSWORDS_TRIED: Limit = { name: 'delete account', points: 10, durationMs: 15 * MINUTE_MS }

interface Needed {
  readonly config: Pick<Config, 'passwordLog2n'>
  readonly database: Database
  readonly limiter: Limiter
  readonly store: ObjectStore
}

/** Deletes an account with what nobody else has of it (decision 24), once its user has proved to be there. */
export async function deleteAccount(
  { database, limiter, config, store }: Needed,
  { username, password }: HandlerInput<Api['account']['delete']>['body'],
  { user, session, key }: UserIdentity,
): Promise<CallOutput<Api['account']['delete']>> {
  if (username.trim() !== user.username) throw wrong('username', 'Type your username as it is shown.')
  await requireProof({ database, limiter, config }, { userId: user.user_id, password, session })
  const orphans = await database.queries.transaction(async (queries) => {
    const gone = await leaveSnippets(queries, key)
    await lockRatings(queries)
    await leaveRatings(queries, key)
    await queries.delete(mailTokens).where(eq(mailTokens.email_key, user.email_key))
    await queries.delete(users).where(eq(users.user_id, user.user_id))
    return gone
  })
  // After the rows, so that no row is left without its file.
  for (const id of orphans) await store.delete(snippetKey(id))
  return { status: 'success' }
}

interface Proof {
  userId: string
  password: string | undefined
  session: SessionRow
}

/** Throws unless the user knows the password or, where the account has none, has just signed in. */
async function requireProof(
  { database, limiter, config }: Omit<Needed, 'store'>,
  { userId, password, session }: Proof,
): Promise<void> {
  const [account] = await database.queries.select().from(credentials).where(eq(credentials.user_id, userId))
  if (!account) {
    if (Date.now() - session.created_at.getTime() <= FRESH_MS) return
    throw new ApiError('forbidden', 'Sign in again first: an account is deleted only within 10 minutes of signing in.')
  }
  if (password === undefined) throw wrong('password', 'Type your password.')
  const { refusedUntil, giveBack } = await takeAll(limiter, [[PASSWORDS_TRIED, userId]])
  if (refusedUntil !== null) {
    throw tooManyRequests('Too many wrong passwords. Wait and try again.', refusedUntil.getTime() - Date.now())
  }
  const right = await verifyPassword(
    password.slice(0, PASSWORD_LENGTH.max + 1),
    account.password_hash,
    config.passwordLog2n,
  )
  if (!right) throw wrong('password', 'The password is wrong.')
  await giveBack()
}

function wrong(path: 'username' | 'password', message: string): ApiError {
  return new ApiError('invalid_fields', message, { issues: [{ path, message }] })
}

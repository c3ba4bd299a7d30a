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
import { anonymizeVotes } from '../blind/ownVotes.ts'
import { deleteDesigned } from '../designer/designStore.ts'
import { deleteLexicon } from '../lexicon/lexiconStore.ts'
import { deletePlaylistsOf } from '../playlists/playlistsOfAccount.ts'
import { anonymizeRatings } from '../ratings/anonymizeRatings.ts'
import { lockRatings } from '../ratings/scoreAll.ts'
import { releaseSnippets } from '../snippets/releaseSnippets.ts'
import { removeUnusedSpeech } from '../works/removeUnusedSpeech.ts'
import { deleteWorksOf } from '../works/workStore.ts'
import { PASSWORD_LENGTH, verifyPassword } from './password.ts'

const MINUTE_MS = 60_000

/** Maximum age of the session when deleting an account without a password, in ms. */
const MAX_SESSION_AGE_MS = 10 * MINUTE_MS

const PASSWORDS_TRIED: Limit = { name: 'delete account', points: 10, durationMs: 15 * MINUTE_MS }

interface Needed {
  readonly config: Pick<Config, 'passwordLog2n'>
  readonly database: Database
  readonly limiter: Limiter
  readonly store: ObjectStore
}

/** Deletes an account with everything that only this user has (decision 24), after checking the proof of identity. */
export async function deleteAccount(
  { database, limiter, config, store }: Needed,
  { username, password }: HandlerInput<Api['account']['delete']>['body'],
  { user, session, key }: UserIdentity,
): Promise<CallOutput<Api['account']['delete']>> {
  if (username.trim() !== user.username) throw wrong('username', 'Type your username exactly as shown.')
  await requireProof({ database, limiter, config }, { userId: user.user_id, password, session })
  const orphans = await database.queries.transaction(async (queries) => {
    await deleteWorksOf(queries, key)
    await deletePlaylistsOf(queries, key)
    const gone = await releaseSnippets(queries, key)
    await deleteLexicon(queries, key)
    await deleteDesigned(queries, key)
    await lockRatings(queries)
    await anonymizeRatings(queries, key)
    await anonymizeVotes(queries, key)
    await queries.delete(mailTokens).where(eq(mailTokens.email_key, user.email_key))
    await queries.delete(users).where(eq(users.user_id, user.user_id))
    return gone
  })
  // Files are deleted after their rows, so that no row refers to a missing file.
  for (const id of orphans) await store.delete(snippetKey(id))
  await removeUnusedSpeech(database, store)
  return { status: 'success' }
}

interface Proof {
  userId: string
  password: string | undefined
  session: SessionRow
}

/** Throws unless the password is right or, for an account without one, the session is recent. */
async function requireProof(
  { database, limiter, config }: Omit<Needed, 'store'>,
  { userId, password, session }: Proof,
): Promise<void> {
  const [account] = await database.queries.select().from(credentials).where(eq(credentials.user_id, userId))
  if (!account) {
    if (Date.now() - session.created_at.getTime() <= MAX_SESSION_AGE_MS) return
    throw new ApiError('forbidden', 'Log in again first. An account can be deleted only within 10 minutes after login.')
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

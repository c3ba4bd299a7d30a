import type { Context } from 'hono'
import type { Database } from '../../kernel/database/database.ts'
import { userKey, visitorKey } from '../../kernel/identity/identity.ts'
import { isToken } from '../../kernel/identity/token.ts'
import { claimVotes } from '../blind/ownVotes.ts'
import { claimDesigned } from '../designer/designStore.ts'
import { claimLexicon } from '../lexicon/lexiconStore.ts'
import { claimPlaylists } from '../playlists/ownPlaylists.ts'
import { claimPositions } from '../playlists/positions.ts'
import { claimRatings } from '../ratings/claimRatings.ts'
import { lockRatings } from '../ratings/scoreAll.ts'
import { claimSnippets } from '../snippets/claimSnippets.ts'
import { claimWorks } from '../works/workStore.ts'
import type { Cookies } from './cookies.ts'
import type { SessionServices } from './sessionServices.ts'

/**
 * Starts a session in a browser. A previous session ends, since its token may be known to others. Data of the device is
 * transferred to the user; the device gets a new id after logout, as others may use it then.
 */
export async function beginSession(
  context: Context,
  cookies: Cookies,
  { sessions, database }: Pick<SessionServices, 'sessions' | 'database'>,
  userId: string,
): Promise<void> {
  await endSession(context, cookies, { sessions })
  const device = cookies.get(context, 'visitor')
  if (device !== undefined && isToken(device)) {
    await claimDevice(database, visitorKey(device), userKey(userId))
    cookies.delete(context, 'visitor')
  }
  cookies.set(context, 'session', await sessions.start(userId, { kind: 'cookie' }))
}

/**
 * Transfers the data of a device to the user who signs in on it: snippets, designed voices, long texts, pronunciations, playlists,
 * ratings, votes and their tokens. Nothing is left for the device, so this happens once. Both keys are those of identities.
 */
async function claimDevice({ queries }: Database, device: string, user: string): Promise<void> {
  await queries.transaction(async (transaction) => {
    await claimSnippets(transaction, device, user)
    await claimDesigned(transaction, device, user)
    await claimWorks(transaction, device, user)
    await claimLexicon(transaction, device, user)
    await claimPlaylists(transaction, device, user)
    await claimPositions(transaction, device, user)
    await lockRatings(transaction)
    await claimRatings(transaction, device, user)
    await claimVotes(transaction, device, user)
  })
}

/** Ends the session of a browser and all sessions derived from its login. */
export async function endSession(
  context: Context,
  cookies: Cookies,
  { sessions }: Pick<SessionServices, 'sessions'>,
): Promise<void> {
  const token = cookies.get(context, 'session')
  if (token === undefined) return
  await sessions.end(token)
  cookies.delete(context, 'session')
}

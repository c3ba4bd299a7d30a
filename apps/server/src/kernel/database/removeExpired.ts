import { FIRST_SOUND, PLAYLIST_RESTORE_MS } from '@voice-rankings/contract'
import { lt, sql } from 'drizzle-orm'
import { loginCodes, logins, mailTokens, rateLimits, sessions } from './accountTables.ts'
import type { Database } from './database.ts'
import { earlyAccess } from './earlyAccessTables.ts'
import { playlists } from './playlistTables.ts'
import { ratingTokens } from './ratingTables.ts'
import { firstSounds } from './speechTables.ts'

/** Deletes expired rows, which no query returns any more, so that they do not fill the disk. */
export async function removeExpired({ queries }: Database): Promise<void> {
  await queries.delete(sessions).where(lt(sessions.expires_at, sql`now()`))
  await queries.delete(logins).where(lt(logins.expires_at, sql`now()`))
  await queries.delete(loginCodes).where(lt(loginCodes.expires_at, sql`now()`))
  await queries.delete(mailTokens).where(lt(mailTokens.expires_at, sql`now()`))
  await queries.delete(earlyAccess).where(lt(earlyAccess.expires_at, sql`now()`))
  await queries.delete(rateLimits).where(lt(rateLimits.resets_at, sql`now()`))
  const restorable = sql`now() - ${PLAYLIST_RESTORE_MS} * interval '1 millisecond'`
  await queries.delete(playlists).where(lt(playlists.deleted_at, restorable))
  await queries.delete(ratingTokens).where(lt(ratingTokens.expires_at, sql`now()`))
  await queries.delete(firstSounds).where(lt(firstSounds.day, sql`CURRENT_DATE - ${FIRST_SOUND.days + 1}::integer`))
}

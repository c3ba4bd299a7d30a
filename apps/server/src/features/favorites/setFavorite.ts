import { randomBytes } from 'node:crypto'
import type { Api, CallOutput, HandlerInput } from '@voice-rankings/contract'
import { and, eq } from 'drizzle-orm'
import type { Database } from '../../kernel/database/database.ts'
import { favorites } from '../../kernel/database/libraryTables.ts'
import { requireVoice } from '../voices/requireVoice.ts'

/** Adds or removes a favourite; idempotent and safe under concurrency. */
export async function setFavorite(
  database: Database,
  { voice_favorite_id, voice_id }: HandlerInput<Api['favorites']['set']>['body'],
  userId: string,
): Promise<CallOutput<Api['favorites']['set']>> {
  const { queries } = database
  if (voice_favorite_id !== null) {
    // By voice instead of id: the favourite may have been removed and added again since.
    await queries.delete(favorites).where(and(eq(favorites.user_id, userId), eq(favorites.voice_id, voice_id)))
    return { voice_favorite_id: null }
  }
  await requireVoice(database, voice_id)
  const [row] = await queries
    .insert(favorites)
    .values({ voice_favorite_id: randomBytes(12).toString('base64url'), user_id: userId, voice_id })
    // No-op update, which returns the existing row, unlike DO NOTHING.
    .onConflictDoUpdate({ target: [favorites.user_id, favorites.voice_id], set: { voice_id } })
    .returning({ id: favorites.voice_favorite_id })
  if (!row) throw new Error(`The favorite ${voice_id} was neither stored nor found.`)
  return { voice_favorite_id: row.id }
}

import { randomBytes } from 'node:crypto'
import type { Api, CallOutput, HandlerInput } from '@voice-rankings/contract'
import { and, eq } from 'drizzle-orm'
import type { Database } from '../../kernel/database/database.ts'
import { favorites } from '../../kernel/database/libraryTables.ts'
import { requireVoice } from '../voices/requireVoice.ts'

/** Makes a voice a favourite of a user or ends that, as they wish: repeating it or doing it twice at once changes nothing. */
export async function setFavorite(
  database: Database,
  { voice_favorite_id, voice_id }: HandlerInput<Api['favorites']['set']>['body'],
  userId: string,
): Promise<CallOutput<Api['favorites']['set']>> {
  const { queries } = database
  if (voice_favorite_id !== null) {
    // By voice, as the id may be of a favourite that was removed and added again meanwhile.
    await queries.delete(favorites).where(and(eq(favorites.user_id, userId), eq(favorites.voice_id, voice_id)))
    return { voice_favorite_id: null }
  }
  await requireVoice(database, voice_id)
  const [row] = await queries
    .insert(favorites)
    .values({ voice_favorite_id: randomBytes(12).toString('base64url'), user_id: userId, voice_id })
    // Changes nothing, but unlike doing nothing it returns the row that is there.
    .onConflictDoUpdate({ target: [favorites.user_id, favorites.voice_id], set: { voice_id } })
    .returning({ id: favorites.voice_favorite_id })
  if (!row) throw new Error(`The favourite ${voice_id} was neither stored nor found.`)
  return { voice_favorite_id: row.id }
}

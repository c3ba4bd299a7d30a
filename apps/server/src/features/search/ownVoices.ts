import type { VoiceMapQuery } from '@voice-rankings/contract'
import { and, eq } from 'drizzle-orm'
import type { Database } from '../../kernel/database/database.ts'
import { collections, collectionVoices, favorites } from '../../kernel/database/libraryTables.ts'

/**
 * Ids of the user's favourites, of the voices in a collection of theirs, or of both; undefined when the query has
 * neither filter. Empty for a visitor.
 */
export async function ownVoices(
  { queries }: Database,
  { collectionId, favorites: only }: VoiceMapQuery,
  userId: string | null,
): Promise<ReadonlySet<string> | undefined> {
  const isOfFavorites = only === 'true'
  if (!collectionId && !isOfFavorites) return undefined
  if (userId === null) return new Set()
  const inCollection = collectionId
    ? await queries
        .select({ id: collectionVoices.voice_id })
        .from(collectionVoices)
        .innerJoin(collections, eq(collections.collection_id, collectionVoices.collection_id))
        .where(and(eq(collections.collection_id, collectionId), eq(collections.user_id, userId)))
    : undefined
  const liked = isOfFavorites
    ? await queries.select({ id: favorites.voice_id }).from(favorites).where(eq(favorites.user_id, userId))
    : undefined
  const [first = [], second = first] = [inCollection, liked].flatMap((rows) => (rows ? [rows.map(({ id }) => id)] : []))
  return new Set(first.filter((id) => second.includes(id)))
}

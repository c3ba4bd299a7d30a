import type { VoiceMapQuery } from '@voice-rankings/contract'
import { and, type SQL, sql } from 'drizzle-orm'
import { collections, collectionVoices, favorites } from '../../kernel/database/libraryTables.ts'
import { voices } from '../../kernel/database/schema.ts'

/** Condition for the user's favourites or a collection; undefined when the query has neither filter. */
export function ownVoices({ collectionId, favorites: only }: VoiceMapQuery, userId: string | null): SQL | undefined {
  return and(
    collectionId ? inCollection(collectionId, userId) : undefined,
    only === 'true' ? isFavorite(userId) : undefined,
  )
}

/** True for voices in the collection, if it belongs to the user. */
function inCollection(collectionId: string, userId: string | null): SQL {
  if (userId === null) return sql`false`
  return sql`${voices.voice_id} IN (
    SELECT ${collectionVoices.voice_id} FROM ${collectionVoices}
    JOIN ${collections} ON ${collections.collection_id} = ${collectionVoices.collection_id}
    WHERE ${collections.collection_id} = ${collectionId} AND ${collections.user_id} = ${userId})`
}

/** True for the user's favourites; false for a visitor. */
function isFavorite(userId: string | null): SQL {
  if (userId === null) return sql`false`
  return sql`${voices.voice_id} IN (
    SELECT ${favorites.voice_id} FROM ${favorites} WHERE ${favorites.user_id} = ${userId})`
}

import type { VoiceMapQuery } from '@voice-rankings/contract'
import { and, type SQL, sql } from 'drizzle-orm'
import { collections, collectionVoices, favorites } from '../../kernel/database/libraryTables.ts'
import { voices } from '../../kernel/database/schema.ts'

/** What keeps a query to voices that its user has gathered; undefined when it asks for everybody's. */
export function ownVoices({ collectionId, favorites: only }: VoiceMapQuery, userId: string | null): SQL | undefined {
  return and(collectionId ? inCollection(collectionId, userId) : undefined, only === 'true' ? kept(userId) : undefined)
}

/** Whether a voice is in a user's collection; no voice is in a collection of somebody else. */
function inCollection(collectionId: string, userId: string | null): SQL {
  if (userId === null) return sql`false`
  return sql`${voices.voice_id} IN (
    SELECT ${collectionVoices.voice_id} FROM ${collectionVoices}
    JOIN ${collections} ON ${collections.collection_id} = ${collectionVoices.collection_id}
    WHERE ${collections.collection_id} = ${collectionId} AND ${collections.user_id} = ${userId})`
}

/** Whether a voice is a user's favourite; a visitor has none. */
function kept(userId: string | null): SQL {
  if (userId === null) return sql`false`
  return sql`${voices.voice_id} IN (
    SELECT ${favorites.voice_id} FROM ${favorites} WHERE ${favorites.user_id} = ${userId})`
}

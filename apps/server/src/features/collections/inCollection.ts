import { type SQL, sql } from 'drizzle-orm'
import { collections, collectionVoices } from '../../kernel/database/libraryTables.ts'
import { voices } from '../../kernel/database/schema.ts'

/** Whether a voice is in a user's collection; no voice is in a collection of somebody else. */
export function inCollection(collectionId: string, userId: string | null): SQL {
  if (userId === null) return sql`false`
  return sql`${voices.voice_id} IN (
    SELECT ${collectionVoices.voice_id} FROM ${collectionVoices}
    JOIN ${collections} ON ${collections.collection_id} = ${collectionVoices.collection_id}
    WHERE ${collections.collection_id} = ${collectionId} AND ${collections.user_id} = ${userId})`
}

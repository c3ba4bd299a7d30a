import { SHARED_VOICES_LIMIT, type SharedCollection } from '@voice-rankings/contract'
import { and, asc, eq } from 'drizzle-orm'
import type { Database } from '../../kernel/database/database.ts'
import { collections, collectionVoices } from '../../kernel/database/libraryTables.ts'
import { voices } from '../../kernel/database/schema.ts'
import { userKey } from '../../kernel/identity/identity.ts'
import { refuseCollection } from '../collections/collections.ts'
import { findTargetAccess } from '../snippetAccess/findTargetAccess.ts'
import { getSamples } from '../voices/getSamples.ts'

/** Reads a collection that everybody may see, or that is the caller's. */
export async function getCollection(database: Database, id: string, key: string | null): Promise<SharedCollection> {
  const [row] = await database.queries
    .select({ userId: collections.user_id })
    .from(collections)
    .where(eq(collections.collection_id, id))
  if (!row) refuseCollection()
  const target = { kind: 'collection', id, ownerKey: userKey(row.userId) } as const
  if (!(await findTargetAccess(database.queries, target, { key }))) refuseCollection()
  return readCollection(database, id)
}

/** Reads a collection, whoever owns it. */
export async function readCollection(database: Database, id: string): Promise<SharedCollection> {
  const { queries } = database
  const [collection] = await queries
    .select({ collection_id: collections.collection_id, collection_name: collections.collection_name })
    .from(collections)
    .where(eq(collections.collection_id, id))
  if (!collection) refuseCollection()
  const rows = await queries
    .select({ service: voices.voice_service, gender: voices.voice_gender, speaker: voices.voice_speaker_id })
    .from(collectionVoices)
    .innerJoin(voices, eq(voices.voice_id, collectionVoices.voice_id))
    .where(and(eq(collectionVoices.collection_id, id), eq(voices.listed, true)))
    .orderBy(asc(collectionVoices.added_at), voices.voice_id)
    .limit(SHARED_VOICES_LIMIT)
  const paths = rows.map(({ service, gender, speaker }) =>
    [service, gender, speaker].map((segment) => encodeURIComponent(segment)).join('/'),
  )
  const { samples } = await getSamples(database, paths)
  return { ...collection, collection_voices: samples.filter((sample) => sample !== null) }
}

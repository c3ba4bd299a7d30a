import { randomBytes } from 'node:crypto'
import { COLLECTION_FIRST_VOICES, COLLECTIONS_LIMIT } from '@voice-rankings/contract'
import type { Collection } from '@voice-rankings/contract'
import { and, eq, lte, sql } from 'drizzle-orm'
import type { Database, Queries } from '../../kernel/database/database.ts'
import { voices } from '../../kernel/database/schema.ts'
import { isUniqueViolation } from '../../kernel/database/isUniqueViolation.ts'
import { collections, collectionVoices } from '../../kernel/database/libraryTables.ts'
import { ApiError } from '../../kernel/http/apiError.ts'
import { requireVoice } from '../voices/requireVoice.ts'

/** Public columns of a collection. */
const publicColumns = { collection_id: collections.collection_id, collection_name: collections.collection_name }

/**
 * Collections of one user. Those of other users are neither readable nor writable, and are indistinguishable from
 * missing ones.
 */
export interface Collections {
  /** Oldest first. */
  list(): Promise<Collection[]>
  /** The same, each with its number of voices and the first of them. Voices that are no longer offered do not count. */
  listWithVoices(): Promise<Collection[]>
  /** Ids of the collections that contain a voice. */
  holding(voiceId: string): Promise<string[]>
  create(name: string): Promise<Collection>
  rename(id: string, name: string): Promise<Collection>
  delete(id: string): Promise<void>
  /** Adds a voice; no effect if it is already there. */
  add(id: string, voiceId: string): Promise<Collection>
  remove(id: string, voiceId: string): Promise<Collection>
}

export function collectionsOf(database: Database, userId: string): Collections {
  const { queries } = database
  const own = (id: string) => and(eq(collections.collection_id, id), eq(collections.user_id, userId))

  /** Returns a collection, locked against deletion until the end of the transaction. */
  async function hold(transaction: Queries, id: string): Promise<Collection> {
    const [row] = await transaction.select(publicColumns).from(collections).where(own(id)).for('key share')
    return row ?? refuseCollection()
  }

  const list = (): Promise<Collection[]> =>
    queries
      .select(publicColumns)
      .from(collections)
      .where(eq(collections.user_id, userId))
      .orderBy(collections.created_at, collections.collection_id)

  /** First voices of all collections in order, each with its place and the number of voices in its collection. */
  function firstVoices() {
    const { collection_id, added_at } = collectionVoices
    const numbered = queries
      .select({
        collection_id,
        voice_id: voices.voice_id,
        voice_name: voices.voice_name,
        voice_gender: voices.voice_gender,
        place: sql<number>`row_number() over (partition by ${collection_id} order by ${added_at}, ${voices.voice_id})`
          .mapWith(Number)
          .as('place'),
        count: sql<number>`count(*) over (partition by ${collection_id})`.mapWith(Number).as('count'),
      })
      .from(collectionVoices)
      .innerJoin(collections, eq(collections.collection_id, collection_id))
      .innerJoin(voices, eq(voices.voice_id, collectionVoices.voice_id))
      .where(and(eq(collections.user_id, userId), eq(voices.listed, true)))
      .as('numbered')
    return queries
      .select()
      .from(numbered)
      .where(lte(numbered.place, COLLECTION_FIRST_VOICES))
      .orderBy(numbered.collection_id, numbered.place)
  }

  return {
    list,

    async listWithVoices() {
      const [listed, found] = await Promise.all([list(), firstVoices()])
      const held = Map.groupBy(found, ({ collection_id }) => collection_id)
      return listed.map((collection) => {
        const first = held.get(collection.collection_id) ?? []
        return {
          ...collection,
          voice_count: first[0]?.count ?? 0,
          first_voices: first.map(({ voice_id, voice_name, voice_gender }) => ({ voice_id, voice_name, voice_gender })),
        }
      })
    },

    async holding(voiceId) {
      const rows = await queries
        .select({ id: collections.collection_id })
        .from(collections)
        .innerJoin(collectionVoices, eq(collectionVoices.collection_id, collections.collection_id))
        .where(and(eq(collections.user_id, userId), eq(collectionVoices.voice_id, voiceId)))
        .orderBy(collections.created_at, collections.collection_id)
      return rows.map(({ id }) => id)
    },

    async create(name) {
      const count = await queries.$count(collections, eq(collections.user_id, userId))
      if (count >= COLLECTIONS_LIMIT) throw full()
      const collection_id = randomBytes(12).toString('base64url')
      const [row] = await queries
        .insert(collections)
        .values({ collection_id, user_id: userId, collection_name: name, name_key: collectionNameKey(name) })
        .onConflictDoNothing()
        .returning(publicColumns)
      if (!row) throw taken(name)
      return row
    },

    async rename(id, name) {
      try {
        const values = { collection_name: name, name_key: collectionNameKey(name) }
        const [row] = await queries.update(collections).set(values).where(own(id)).returning(publicColumns)
        return row ?? refuseCollection()
      } catch (error) {
        throw isUniqueViolation(error) ? taken(name) : error
      }
    },

    async delete(id) {
      const [row] = await queries.delete(collections).where(own(id)).returning(publicColumns)
      if (!row) refuseCollection()
    },

    add: (id, voiceId) =>
      queries.transaction(async (transaction) => {
        const collection = await hold(transaction, id)
        await requireVoice({ queries: transaction }, voiceId)
        await transaction
          .insert(collectionVoices)
          .values({ collection_id: id, voice_id: voiceId })
          .onConflictDoNothing()
        return collection
      }),

    remove: (id, voiceId) =>
      queries.transaction(async (transaction) => {
        const collection = await hold(transaction, id)
        const entry = and(eq(collectionVoices.collection_id, id), eq(collectionVoices.voice_id, voiceId))
        await transaction.delete(collectionVoices).where(entry)
        return collection
      }),
  }
}

function taken(name: string): ApiError {
  return new ApiError('conflict', `You already have a collection named "${name}". Choose another name.`)
}

function full(): ApiError {
  return new ApiError('conflict', `You have ${COLLECTIONS_LIMIT} collections, the maximum. Delete one first.`)
}

/** Throws the error for collections that are missing, and for those of others. */
export function refuseCollection(): never {
  throw new ApiError('not_found', 'This collection does not exist. It may have been deleted. List your collections.')
}

/**
 * Normalizes a collection's name for comparison: case, width and whitespace are ignored. Upper case first, because some
 * lower-case letters expand: "Straße" and "STRASSE" have one key.
 */
export function collectionNameKey(name: string): string {
  const compared = name.normalize('NFKC').toUpperCase().toLowerCase().normalize('NFKC')
  // Invisible characters are ignored.
  return compared
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
}

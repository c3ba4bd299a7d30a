import { randomBytes } from 'node:crypto'
import { COLLECTIONS_LIMIT } from '@voice-rankings/contract'
import type { Collection } from '@voice-rankings/contract'
import { and, eq } from 'drizzle-orm'
import type { Database, Queries } from '../../kernel/database/database.ts'
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
    return row ?? refuse()
  }

  return {
    list: () =>
      queries
        .select(publicColumns)
        .from(collections)
        .where(eq(collections.user_id, userId))
        .orderBy(collections.created_at, collections.collection_id),

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
        return row ?? refuse()
      } catch (error) {
        throw isUniqueViolation(error) ? taken(name) : error
      }
    },

    async delete(id) {
      const [row] = await queries.delete(collections).where(own(id)).returning(publicColumns)
      if (!row) refuse()
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

function refuse(): never {
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

import * as v from 'valibot'
import { endpoint } from './endpoint.ts'
import { object } from './object.ts'

/** A named set of voices that a user put together. */
export const Collection = object({ collection_id: v.string(), collection_name: v.string() })
export type Collection = v.InferOutput<typeof Collection>

/** Longest name of a collection after trimming. */
export const COLLECTION_NAME_LIMIT = 100

/** Most collections of one user: more than anybody tells apart, and without an end one user could fill the disk. */
export const COLLECTIONS_LIMIT = 200

/** A name as people write it: trimmed, and with something to see. */
const CollectionName = v.pipe(
  v.string(),
  v.trim(),
  v.regex(/[\p{L}\p{N}\p{P}\p{S}]/u, 'Write a name.'),
  v.maxLength(COLLECTION_NAME_LIMIT),
)

/** The collections of the caller, and which of them hold a voice. */
export const listCollections = endpoint({
  method: 'GET',
  path: '/api/v1/collections/list',
  access: 'user',
  query: object({
    /** Also says which collections hold this voice. */
    voice_id: v.optional(v.string()),
  }),
  response: object({
    collections: v.array(Collection),
    /** Ids of the collections that hold `voice_id`; left out when no voice is asked for. */
    collections_with_voice: v.optional(v.array(v.string())),
  }),
  errors: ['login_required'],
})

/** Puts a voice into a collection; one that is in it stays there once. */
export const addToCollection = endpoint({
  method: 'POST',
  path: '/api/v1/collections/add',
  access: 'user',
  repeatable: true,
  body: object({ collection_id: v.string(), voice_id: v.string() }),
  response: object({ collection: Collection }),
  errors: ['login_required', 'not_found'],
})

/**
 * Refused with `conflict` when one of the caller's collections has this name already, whatever its case, and when they
 * have as many as the server keeps.
 */
export const createCollection = endpoint({
  method: 'POST',
  path: '/api/v1/collections/create',
  access: 'user',
  body: object({ collection_name: CollectionName }),
  response: object({ collection: Collection }),
  errors: ['login_required', 'conflict'],
})

/** Refused with `conflict` as `collections.create` is; writing the same name otherwise, such as in capitals, is fine. */
export const renameCollection = endpoint({
  method: 'POST',
  path: '/api/v1/collections/rename',
  access: 'user',
  repeatable: true,
  body: object({ collection_id: v.string(), collection_name: CollectionName }),
  response: object({ collection: Collection }),
  errors: ['login_required', 'not_found', 'conflict'],
})

/** Answers alike when the voice was not in the collection. */
export const removeFromCollection = endpoint({
  method: 'POST',
  path: '/api/v1/collections/remove',
  access: 'user',
  repeatable: true,
  body: object({ collection_id: v.string(), voice_id: v.string() }),
  response: object({ collection: Collection }),
  errors: ['login_required', 'not_found'],
})

/** The voices stay in the catalogue, and in other collections. */
export const deleteCollection = endpoint({
  method: 'POST',
  path: '/api/v1/collections/delete',
  access: 'user',
  body: object({ collection_id: v.string() }),
  response: object({ collection_id: v.string() }),
  errors: ['login_required', 'not_found'],
})

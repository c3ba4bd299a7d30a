import * as v from 'valibot'
import { endpoint } from './endpoint.ts'
import { object } from './object.ts'
import { Gender } from './voices.ts'

/** A voice of a collection, as far as a list of collections shows it. */
export const CollectionVoice = object({ voice_id: v.string(), voice_name: v.string(), voice_gender: Gender })
export type CollectionVoice = v.InferOutput<typeof CollectionVoice>

/** A named set of voices of a user. */
export const Collection = object({
  collection_id: v.string(),
  collection_name: v.string(),
  /** Number of voices; absent unless `with_voices` was requested. */
  voice_count: v.optional(v.number()),
  /** First voices in the order of their addition, at most {@link COLLECTION_FIRST_VOICES}; absent like the number. */
  first_voices: v.optional(v.array(CollectionVoice)),
})
export type Collection = v.InferOutput<typeof Collection>

/** Maximum length of a collection's name after trimming. */
export const COLLECTION_NAME_LIMIT = 100

/** Maximum number of collections per user; without a limit one user could fill the disk. */
export const COLLECTIONS_LIMIT = 200

/** Maximum number of voices that a list of collections shows of each. */
export const COLLECTION_FIRST_VOICES = 4

/** A trimmed name with at least one visible character. */
const CollectionName = v.pipe(
  v.string(),
  v.trim(),
  v.regex(/[\p{L}\p{N}\p{P}\p{S}]/u, 'Write a name.'),
  v.maxLength(COLLECTION_NAME_LIMIT),
)

/** Lists the caller's collections, and those that contain a voice. */
export const listCollections = endpoint({
  method: 'GET',
  path: '/api/v1/collections/list',
  access: 'user',
  query: object({
    /** Also returns the collections that contain this voice. */
    voice_id: v.optional(v.string()),
    /** `true` adds the number of voices of each collection, and the first of them. */
    with_voices: v.optional(v.picklist(['true', 'false'])),
  }),
  response: object({
    collections: v.array(Collection),
    /** Ids of the collections that contain `voice_id`; absent without one. */
    collections_with_voice: v.optional(v.array(v.string())),
  }),
  errors: ['login_required'],
})

/** Adds a voice to a collection; no effect if it is already there. */
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
 * Fails with `conflict` when one of the caller's collections has the same name, ignoring case, and at the maximum
 * number of collections.
 */
export const createCollection = endpoint({
  method: 'POST',
  path: '/api/v1/collections/create',
  access: 'user',
  body: object({ collection_name: CollectionName }),
  response: object({ collection: Collection }),
  errors: ['login_required', 'conflict'],
})

/** Fails with `conflict` like `collections.create`; changing only the case of the own name is allowed. */
export const renameCollection = endpoint({
  method: 'POST',
  path: '/api/v1/collections/rename',
  access: 'user',
  repeatable: true,
  body: object({ collection_id: v.string(), collection_name: CollectionName }),
  response: object({ collection: Collection }),
  errors: ['login_required', 'not_found', 'conflict'],
})

/** Succeeds also when the voice was not in the collection. */
export const removeFromCollection = endpoint({
  method: 'POST',
  path: '/api/v1/collections/remove',
  access: 'user',
  repeatable: true,
  body: object({ collection_id: v.string(), voice_id: v.string() }),
  response: object({ collection: Collection }),
  errors: ['login_required', 'not_found'],
})

/** Deletes a collection; its voices stay in the catalogue and in other collections. */
export const deleteCollection = endpoint({
  method: 'POST',
  path: '/api/v1/collections/delete',
  access: 'user',
  body: object({ collection_id: v.string() }),
  response: object({ collection_id: v.string() }),
  errors: ['login_required', 'not_found'],
})

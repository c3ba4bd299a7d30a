import * as v from 'valibot'
import { endpoint } from './endpoint.ts'
import { object } from './object.ts'
import { PlayablePlaylist } from './playlists.ts'
import { VoiceSample } from './samples.ts'
import { SHARE_KINDS, ShareVisibilityField } from './shareKinds.ts'
import { SpokenSnippet } from './snippets.ts'
import { Work } from './work.ts'

/** A thing that can be shared. */
const target = {
  share_kind: v.picklist(SHARE_KINDS),
  /** Id of the snippet, collection, playlist or work. */
  target_id: v.pipe(v.string(), v.nonEmpty(), v.maxLength(64)),
}

/** Maximum number of links to one target that are neither revoked nor ended. */
export const SHARE_LINKS_LIMIT = 20

/** A link to a target. Its token is part of the answer that creates it, and cannot be read later. */
export const ShareLink = object({
  link_id: v.string(),
  /** ISO 8601. */
  created_at: v.string(),
  /** ISO 8601; null for a link without an end. */
  expires_at: v.nullable(v.string()),
})
export type ShareLink = v.InferOutput<typeof ShareLink>

/** Share settings of the caller for a target of theirs. */
export const ShareSettings = object({
  ...target,
  /** Beginning of the text of a snippet, name of a collection or playlist, or title of a work. */
  target_name: v.string(),
  /** `private`: the owner only. `unlisted`: everybody with a link. `public`: everybody. */
  share_visibility: ShareVisibilityField,
  /** False: others play the audio, and get no conversions. */
  allow_download: v.boolean(),
  /** False: pages of other sites do not show or play it. */
  allow_embed: v.boolean(),
  /** Links that are neither revoked nor ended, newest first. None opens a private target. */
  share_links: v.array(ShareLink),
})
export type ShareSettings = v.InferOutput<typeof ShareSettings>

/** A collection for everybody who may see it. */
export const SharedCollection = object({
  collection_id: v.string(),
  collection_name: v.string(),
  /** At most {@link SHARED_VOICES_LIMIT}, in the order of their addition. */
  collection_voices: v.array(VoiceSample),
})
export type SharedCollection = v.InferOutput<typeof SharedCollection>

/** Maximum number of voices that a shared collection shows. */
export const SHARED_VOICES_LIMIT = 200

/** Share settings of a target. Those of targets of others are `not_found`, like those of missing ones. */
export const getShare = endpoint({
  method: 'GET',
  path: '/api/v1/shares/settings',
  embed: false,
  query: object(target),
  response: object({ share: ShareSettings }),
  errors: ['not_found'],
})

/**
 * Changes share settings; absent fields stay. A target that becomes private is closed at once for everybody else, its
 * links included; they open it again when it becomes unlisted. A snippet hidden by an operator cannot be shared:
 * `forbidden`.
 */
export const updateShare = endpoint({
  method: 'POST',
  path: '/api/v1/shares/update',
  embed: false,
  repeatable: true,
  body: object({
    ...target,
    share_visibility: v.optional(ShareVisibilityField),
    allow_download: v.optional(v.boolean()),
    allow_embed: v.optional(v.boolean()),
  }),
  response: object({ share: ShareSettings }),
  errors: ['not_found', 'forbidden'],
})

/**
 * Creates a link. Fails with `conflict` while the target is private, and at {@link SHARE_LINKS_LIMIT} links.
 */
export const createShareLink = endpoint({
  method: 'POST',
  path: '/api/v1/shares/create-link',
  embed: false,
  body: object({
    ...target,
    /** ISO 8601, in the future; null for a link without an end. */
    expires_at: v.optional(v.nullable(v.pipe(v.string(), v.isoTimestamp())), null),
  }),
  response: object({
    share_link: ShareLink,
    /** Token of the link, for `/shared/{share_token}`. The server stores only its hash. */
    share_token: v.string(),
  }),
  errors: ['not_found', 'conflict', 'forbidden'],
})

/** Time in which a revoked link or a deleted snippet can be restored, in ms. */
export const SHARE_UNDO_MS = 10 * 60_000

/** Ends a link at once, for pages and audio. `shares.restoreLink` undoes it within {@link SHARE_UNDO_MS}. */
export const revokeShareLink = endpoint({
  method: 'POST',
  path: '/api/v1/shares/revoke-link',
  embed: false,
  repeatable: true,
  body: object({ link_id: v.string() }),
  response: object({ link_id: v.string() }),
  errors: ['not_found'],
})

/** Restores a revoked link. */
export const restoreShareLink = endpoint({
  method: 'POST',
  path: '/api/v1/shares/restore-link',
  embed: false,
  repeatable: true,
  body: object({ link_id: v.string() }),
  response: object({ share_link: ShareLink }),
  errors: ['not_found'],
})

/**
 * Opens a link. Links that are missing, revoked or ended, and links to something private, are all `not_found`. The
 * answer has the field of its kind.
 */
export const openShare = endpoint({
  method: 'GET',
  path: '/api/v1/shares/open/{share_token}',
  params: object({ share_token: v.string() }),
  response: object({
    share_kind: target.share_kind,
    snippet: v.optional(SpokenSnippet),
    collection: v.optional(SharedCollection),
    playlist: v.optional(PlayablePlaylist),
    work: v.optional(Work),
  }),
  errors: ['not_found'],
})

/** A public collection, or one of the caller. */
export const getCollection = endpoint({
  method: 'GET',
  path: '/api/v1/collections/get/{collection_id}',
  params: object({ collection_id: v.string() }),
  response: object({ collection: SharedCollection }),
  errors: ['not_found'],
})

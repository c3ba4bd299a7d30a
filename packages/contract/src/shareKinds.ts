import * as v from 'valibot'

/** Kinds of things that can be shared. */
export const SHARE_KINDS = ['snippet', 'collection', 'playlist', 'work'] as const
export type ShareKind = (typeof SHARE_KINDS)[number]

/** Visibilities, from the narrowest: the owner only, everybody with a link, everybody. */
export const SHARE_VISIBILITIES = ['private', 'unlisted', 'public'] as const
export type ShareVisibility = (typeof SHARE_VISIBILITIES)[number]

/** Visibility of a target: see {@link SHARE_VISIBILITIES}. */
export const ShareVisibilityField = v.picklist(SHARE_VISIBILITIES)

/** Uses that the owner of a target does not allow to the caller; absent when all are allowed. */
export const ShareForbids = v.optional(v.array(v.picklist(['download', 'embed'])))

/**
 * Permission for something that is not public: the token of a share link, or for a snippet the `access` parameter of
 * `voice_snippet_audio_url`.
 */
export const AccessParameter = v.optional(v.string())

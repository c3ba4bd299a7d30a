import * as v from 'valibot'

/** Kinds of things that can be shared. */
export const SHARE_KINDS = ['snippet', 'collection'] as const
export type ShareKind = (typeof SHARE_KINDS)[number]

/** Visibilities, from the narrowest: the owner only, everybody with a link, everybody. */
export const SHARE_VISIBILITIES = ['private', 'unlisted', 'public'] as const
export type ShareVisibility = (typeof SHARE_VISIBILITIES)[number]

/**
 * Permission to hear a snippet that is not public: the `access` parameter of `voice_snippet_audio_url`, or the token of a
 * share link.
 */
export const AccessParameter = v.optional(v.string())

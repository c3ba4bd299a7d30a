import * as v from 'valibot'
import { endpoint } from './endpoint.ts'
import { SEARCH_TERM_LIMIT } from './limits.ts'
import { object } from './object.ts'
import { AccessParameter, ShareForbids } from './shareKinds.ts'
import { SpeechMark, TimingSource } from './speechMark.ts'
import { Gender } from './gender.ts'

/** A snippet's text spoken by one voice. */
export const SnippetVariant = object({
  voice_name: v.string(),
  voice_service: v.string(),
  voice_service_alias: v.string(),
  voice_gender: Gender,
  voice_speaker_id: v.string(),
  voice_snippet_id: v.string(),
  voice_snippet_timestamps: v.array(SpeechMark),
  /** Milliseconds. */
  voice_snippet_duration: v.number(),
})
export type SnippetVariant = v.InferOutput<typeof SnippetVariant>

/** A generated text with its voices. */
export const Snippet = object({
  voice_snippet_id: v.string(),
  voice_snippet_text: v.string(),
  voice_variants: v.array(SnippetVariant),
  variant_count: v.number(),
  voice_gender: Gender,
})
export type Snippet = v.InferOutput<typeof Snippet>

/** A snippet with everything a player needs. */
export const SpokenSnippet = object({
  ...SnippetVariant.entries,
  voice_id: v.string(),
  voice_snippet_text: v.string(),
  /**
   * For a private snippet it contains a permission to hear it: keep it private. It ends after 15 to 30 minutes, and when
   * the owner stops sharing; get the snippet again for a new one.
   */
  voice_snippet_audio_url: v.string(),
  voice_snippet_peaks: v.array(v.number()),
  /** Pitch of each peak in semitones from the median, 0 without pitch; empty for speech without pitch. */
  voice_snippet_melody: v.array(v.number()),
  timing_source: TimingSource,
  /** The caller's sharing choice; absent for others' snippets. */
  voice_snippet_shared: v.optional(v.boolean()),
  /** Uses that the owner does not allow; absent when all are allowed. */
  voice_snippet_forbids: ShareForbids,
  /** Reason and time (ISO 8601) of hiding by an operator; only for the owner, absent unless hidden. */
  voice_snippet_hidden: v.optional(object({ reason: v.string(), hidden_at: v.string() })),
})
export type SpokenSnippet = v.InferOutput<typeof SpokenSnippet>

/** Returns a snippet by id, as referenced by `?snippet=` in URLs. A private one is available to its
 * owner, and with the `access` of a share link. */
export const getSnippet = endpoint({
  method: 'GET',
  path: '/api/v1/voice/snippet/{voice_snippet_id}',
  params: object({ voice_snippet_id: v.string() }),
  query: object({ access: AccessParameter }),
  response: object({ snippet: SpokenSnippet }),
  errors: ['not_found'],
})

/**
 * Lists the caller's snippets, newest first: at most 200 texts, each with all its voices. `search` matches texts and
 * voice names. Snippets of a visitor belong to the device.
 */
export const getSnippets = endpoint({
  method: 'GET',
  path: '/api/v1/voice/get-snippets',
  query: object({ search: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(SEARCH_TERM_LIMIT)), '') }),
  response: object({
    statusCode: v.number(),
    snippets: v.array(Snippet),
    error: v.optional(v.nullable(v.string())),
  }),
})

/**
 * Changes whether the caller shares a snippet of theirs. When sharing ends, so do all addresses of its audio and the
 * share links of the caller; other owners of the same text continue to share it. A snippet hidden by an operator cannot be shared: `forbidden`, with the
 * reason.
 */
export const shareSnippet = endpoint({
  method: 'POST',
  path: '/api/v1/voice/share-snippet',
  repeatable: true,
  body: object({ voice_snippet_id: v.string(), voice_snippet_shared: v.boolean() }),
  response: object({
    voice_snippet_id: v.string(),
    voice_snippet_shared: v.boolean(),
    /** New URL of the audio. */
    voice_snippet_audio_url: v.string(),
  }),
  errors: ['not_found', 'forbidden'],
})

/**
 * Deletes a snippet of the caller; other owners of the same text keep theirs. `snippets.restore` undoes it within ten
 * minutes. Audio and text are removed afterwards, unless another owner has them.
 */
export const deleteSnippet = endpoint({
  method: 'POST',
  path: '/api/v1/voice/delete-snippet',
  body: object({ voice_snippet_id: v.string() }),
  response: object({ voice_snippet_id: v.string() }),
  errors: ['not_found'],
})

/** Restores a snippet that the caller deleted, with its sharing choice. */
export const restoreSnippet = endpoint({
  method: 'POST',
  path: '/api/v1/voice/restore-snippet',
  repeatable: true,
  body: object({ voice_snippet_id: v.string() }),
  response: object({ voice_snippet_id: v.string() }),
  errors: ['not_found'],
})

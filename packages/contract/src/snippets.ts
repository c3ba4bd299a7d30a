import * as v from 'valibot'
import { endpoint } from './endpoint.ts'
import { SEARCH_TERM_LIMIT } from './limits.ts'
import { object } from './object.ts'
import { SpeechMark, TimingSource } from './speechMark.ts'
import { Gender } from './voices.ts'

/** One voice's reading of a snippet's text. */
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

/** A text that was spoken, by one voice or several. */
export const Snippet = object({
  voice_snippet_id: v.string(),
  voice_snippet_text: v.string(),
  voice_variants: v.array(SnippetVariant),
  variant_count: v.number(),
  voice_gender: Gender,
})
export type Snippet = v.InferOutput<typeof Snippet>

/** One spoken snippet with all a player needs to say it again. */
export const SpokenSnippet = object({
  ...SnippetVariant.entries,
  voice_id: v.string(),
  voice_snippet_text: v.string(),
  /** Of one that is not shared it holds a permission to hear it: keep it to its owner. */
  voice_snippet_audio_url: v.string(),
  voice_snippet_peaks: v.array(v.number()),
  timing_source: TimingSource,
  /** Whether the caller shares it; absent when it is not theirs. */
  voice_snippet_shared: v.optional(v.boolean()),
  /** Why and when (ISO 8601) an operator hid it from others; only for its owner, and absent when nobody did. */
  voice_snippet_hidden: v.optional(object({ reason: v.string(), hidden_at: v.string() })),
})
export type SpokenSnippet = v.InferOutput<typeof SpokenSnippet>

/** One snippet by its id: what `?snippet=` in an address leads to. One that nobody shares is there for its owner alone. */
export const getSnippet = endpoint({
  method: 'GET',
  path: '/api/v1/voice/snippet/{voice_snippet_id}',
  params: object({ voice_snippet_id: v.string() }),
  response: object({ snippet: SpokenSnippet }),
  errors: ['not_found'],
})

/**
 * The caller's own snippets, newest first: at most 200 texts, each with every voice that spoke it. `search` narrows them to
 * those with the term in their text or in a voice's name. A visitor's are those spoken on their device.
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
 * Lets others hear one of the caller's snippets, or ends that. Copies kept by browsers and networks may be heard for
 * another hour; and who asked for the same text, and shares it, goes on doing so. One that an operator has hidden cannot be
 * shared: `forbidden`, with the reason.
 */
export const shareSnippet = endpoint({
  method: 'POST',
  path: '/api/v1/voice/share-snippet',
  repeatable: true,
  body: object({ voice_snippet_id: v.string(), voice_snippet_shared: v.boolean() }),
  response: object({
    voice_snippet_id: v.string(),
    voice_snippet_shared: v.boolean(),
    /** Where it can be heard from now on. */
    voice_snippet_audio_url: v.string(),
  }),
  errors: ['not_found', 'forbidden'],
})

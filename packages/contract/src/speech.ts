import * as v from 'valibot'
import { endpoint } from './endpoint.ts'
import type { ErrorCode } from './errors.ts'
import { DEFAULT_VOICE_SPEED, VOICE_SPEED_RANGE } from './limits.ts'
import { object } from './object.ts'
import { SpeechMark, TimingSource } from './speechMark.ts'
import { TEXT_LIMITS } from './textLimit.ts'
import { AnyCaseGender } from './voices.ts'

/**
 * A text to speak. `voice_id` selects the voice; `serviceName`, `gender`, `speaker_id` and `languageCode` are checked
 * against it, and a contradiction is rejected so that no other voice than intended speaks.
 */
export const SpeechRequest = object({
  text: v.pipe(
    v.string(),
    v.check((text) => text.trim() !== '', 'Write some text to speak.'),
    // The maximum length depends on the account: longer texts fail with `text_too_long`.
    v.description(`At most ${TEXT_LIMITS.free} UTF-16 code units, ${TEXT_LIMITS.paid} for account levels above 0.`),
  ),
  voice_id: v.string(),
  serviceName: v.optional(v.string()),
  gender: v.optional(AnyCaseGender),
  speaker_id: v.optional(v.string()),
  languageCode: v.optional(v.nullable(v.string())),
  /** Delivery instructions, for engines that support them; ignored by others. */
  voice_instructions: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(TEXT_LIMITS.paid)))),
  /** Speed factor. */
  voice_speed: v.optional(
    v.pipe(v.number(), v.minValue(VOICE_SPEED_RANGE[0]), v.maxValue(VOICE_SPEED_RANGE[1])),
    DEFAULT_VOICE_SPEED,
  ),
  /** True when others may find and hear the snippet. */
  shareSnippet: v.optional(v.boolean(), true),
  voice_snippet_shared: v.optional(v.nullable(v.boolean())),
  /** Long text of the caller whose pronunciations apply before the caller's own. */
  work_id: v.optional(v.string()),
})
export type SpeechRequest = v.InferInput<typeof SpeechRequest>

/** Result of generating speech: audio and word times. */
export const SpeechResponse = object({
  /** Beginning of the text, for lists and file names. */
  title: v.string(),
  /** One mark per word of the text, in order. */
  speechMarks: v.array(SpeechMark),
  /** Base64 of the mp3 when the server does not store it; otherwise null and `voice_snippet_audio_url` is set. */
  audio: v.nullable(v.string()),
  /** True when the same text, voice and settings were generated before: the snippet is the existing one. */
  is_duplicate: v.boolean(),
  voice_snippet_id: v.string(),
  voice_snippet_audio_url: v.nullable(v.string()),
  /** Milliseconds. */
  voice_snippet_duration: v.number(),
  voice_snippet_peaks: v.array(v.number()),
  /** Pitch of each peak in semitones from the median, 0 without pitch; empty for speech without pitch. */
  voice_snippet_melody: v.array(v.number()),
  timing_source: TimingSource,
  /** Terms of the caller's lexicon that the text contains; absent for none. */
  pronunciations: v.optional(
    v.array(object({ term: v.string(), said: v.picklist(['respelling', 'ipa', 'not_applied']) })),
  ),
})
export type SpeechResponse = v.InferOutput<typeof SpeechResponse>

/** Errors of calls that generate speech. */
export const SPEECH_ERRORS: readonly ErrorCode[] = [
  'not_found',
  'text_too_long',
  'text_unspeakable',
  'hold',
  'credits_used_up',
  'too_many_requests',
  'engine_failed',
  'busy',
  'body_too_large',
]

/** Generates speech. */
export const generateSpeech = endpoint({
  method: 'POST',
  path: '/api/v1/voice/speech',
  // Idempotent: the same text, voice and settings give the same snippet.
  repeatable: true,
  body: SpeechRequest,
  response: SpeechResponse,
  errors: SPEECH_ERRORS,
})

/** Reports the real duration of a snippet, once a player has loaded its metadata. */
export const patchSpeech = endpoint({
  method: 'PATCH',
  path: '/api/v1/voice/speech',
  repeatable: true,
  body: object({
    voice_snippet_id: v.string(),
    /** Milliseconds, at most a day; must agree with the server's own measurement within half a second. */
    voice_snippet_duration: v.pipe(v.number(), v.minValue(0), v.maxValue(86_400_000)),
  }),
  response: object({ voice_snippet_id: v.string(), voice_snippet_duration: v.number() }),
  errors: ['not_found', 'conflict'],
})

import * as v from 'valibot'
import { similarRecord } from './attributes.ts'
import { endpoint } from './endpoint.ts'
import { object } from './object.ts'
import { Gender } from './voices.ts'

const similarEntries = {
  voice_id: v.string(),
  voice_name: v.string(),
  voice_gender: Gender,
  voice_service: v.string(),
  voice_service_alias: v.string(),
  voice_speaker_id: v.string(),
  voice_pitch_hz: v.nullable(v.number()),
  voice_words_per_minute: v.nullable(v.number()),
  /** Ours, so that a row can play and show its flag. */
  voice_language_code: v.string(),
  voice_sample_url: v.nullable(v.string()),
}

/** A voice that resembles another overall. */
export const SimilarVoice = object({
  ...similarEntries,
  /** How alike the two sound, 0–100. */
  similarity: v.number(),
})
export type SimilarVoice = v.InferOutput<typeof SimilarVoice>

/** A voice close in one measured quantity. */
export const SimilarByAttribute = object({
  ...similarEntries,
  /** The voice's own value, in the unit of the list it stands in. */
  value: v.number(),
  /** `value` minus the source voice's value. */
  difference: v.number(),
})
export type SimilarByAttribute = v.InferOutput<typeof SimilarByAttribute>

/** The measurements a search for similar voices started from. */
export const VoiceProfileUsed = object(similarRecord('source', () => v.nullable(v.number())))
export type VoiceProfileUsed = v.InferOutput<typeof VoiceProfileUsed>

const wanted = v.optional(v.boolean(), false)

/** Voices that sound like another, overall and by one measured quantity. */
export const similarVoices = endpoint({
  method: 'POST',
  path: '/api/v1/voice/similar-voices',
  repeatable: true,
  /** The switches ask for the lists by characteristic as well. */
  body: object({ voice_id: v.string(), ...similarRecord('wanted', () => wanted) }),
  response: object({
    overallSimilarResults: v.array(SimilarVoice),
    ...similarRecord('list', () => v.array(SimilarByAttribute)),
    sourceVoice: object({ voice_id: v.string(), profileUsedForMatching: VoiceProfileUsed }),
  }),
  errors: ['not_found', 'too_many_requests'],
})

import * as v from 'valibot'
import { similarRecord } from './attributeRecords.ts'
import { endpoint } from './endpoint.ts'
import { object } from './object.ts'
import { Gender } from './gender.ts'
import { Voice, VoiceLicence, VoicePrice } from './voices.ts'

const similarEntries = {
  voice_id: v.string(),
  voice_name: v.string(),
  voice_gender: Gender,
  voice_service: v.string(),
  voice_service_alias: v.string(),
  voice_speaker_id: v.string(),
  voice_pitch_hz: v.nullable(v.number()),
  voice_words_per_minute: v.nullable(v.number()),
  /** Additional fields for playback and the flag of a row. */
  voice_language_code: v.string(),
  voice_sample_url: v.nullable(v.string()),
}

/** A voice with its sample, as a row of a list. */
export const SampledVoice = object({
  ...similarEntries,
  voice_sample_peaks: Voice.entries.voice_sample_peaks,
  voice_sample_melody: Voice.entries.voice_sample_melody,
})
export type SampledVoice = v.InferOutput<typeof SampledVoice>

/** A voice that is similar overall. */
export const SimilarVoice = object({
  ...SampledVoice.entries,
  /** Similarity of the sound, 0–100. */
  similarity: v.number(),
  /** Share of each part in the squared distance of the voices, 0–1; they sum to 1, or to 0 for voices without distance. */
  difference_shares: object({
    timbre_share: v.number(),
    pitch_share: v.number(),
    pace_share: v.number(),
    energy_share: v.number(),
  }),
})
export type SimilarVoice = v.InferOutput<typeof SimilarVoice>

/**
 * Wishes that an alternative to a voice fulfils: speech that costs less, whose licence allows commercial use, whose engine
 * runs on one's own machine, whose blind score is higher beyond its uncertainty, or in another language. All but the last
 * speak the language of the voice.
 */
export const ALTERNATIVES = ['cheaper', 'commercial', 'offline', 'better_scored', 'other_language'] as const
/** One of {@link ALTERNATIVES}. */
export type AlternativeWish = (typeof ALTERNATIVES)[number]

/** Least similarity of an alternative: half of all pairs of the catalogue are above 50. */
export const ALTERNATIVE_SIMILARITY = 70

/** The most similar voice that fulfils a wish. */
export const Alternative = object({
  wish: v.picklist(ALTERNATIVES),
  voice: SimilarVoice,
  /** Null for a voice that costs nothing. */
  voice_price: v.nullable(VoicePrice),
  /** Null if its provider states none. */
  voice_licence: v.nullable(VoiceLicence),
  /** Score of blind votes in the language of the source voice; null without votes. */
  blind_score: v.nullable(v.number()),
})
export type Alternative = v.InferOutput<typeof Alternative>

/** A voice that is similar in one attribute. */
export const SimilarByAttribute = object({
  ...similarEntries,
  /** Value of the attribute, in its unit. */
  value: v.number(),
  /** `value` minus the source voice's value. */
  difference: v.number(),
})
export type SimilarByAttribute = v.InferOutput<typeof SimilarByAttribute>

/** Measurements of the source voice. */
export const VoiceProfileUsed = object(similarRecord('source', () => v.nullable(v.number())))
export type VoiceProfileUsed = v.InferOutput<typeof VoiceProfileUsed>

/** Values of an attribute among the voices to which a list by attribute is restricted. */
export const ValueSpread = object({
  /** Number of other voices with a value. */
  voice_count: v.number(),
  /** Share of them with a lower value than the source voice, 0–1. */
  lower_share: v.number(),
  /** Places of their values in the range of the attribute: whole percents in order, each once. */
  ticks: v.array(v.number()),
})
export type ValueSpread = v.InferOutput<typeof ValueSpread>

/** Least number of other voices of a language for which similar voices are searched in that language only by default. */
export const OWN_LANGUAGE_COUNT = 5

const wanted = v.optional(v.boolean(), false)

/** Finds similar voices, overall and by attribute. */
export const similarVoices = endpoint({
  method: 'POST',
  path: '/api/v1/voice/similar-voices',
  repeatable: true,
  body: object({
    voice_id: v.string(),
    /**
     * Restricts all lists to voices that speak the source voice's language. Default: true if at least
     * {@link OWN_LANGUAGE_COUNT} other voices speak it.
     */
    same_language: v.optional(v.boolean()),
    /** Switches that request lists by attribute. */
    ...similarRecord('wanted', () => wanted),
  }),
  response: object({
    /** True if the lists are restricted to the source voice's language. */
    same_language: v.boolean(),
    overallSimilarResults: v.array(SimilarVoice),
    /** At most one for each wish, in the order of `ALTERNATIVES`, whatever the language of the other lists. */
    alternatives: v.array(Alternative),
    ...similarRecord('list', () => v.array(SimilarByAttribute)),
    /** Null for an attribute that was not requested or that the source voice lacks, and without other voices. */
    spreads: object(similarRecord('source', () => v.nullable(ValueSpread))),
    sourceVoice: object({
      voice_id: v.string(),
      voice_language_code: v.string(),
      profileUsedForMatching: VoiceProfileUsed,
    }),
  }),
  errors: ['not_found', 'too_many_requests'],
})

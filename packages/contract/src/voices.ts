import * as v from 'valibot'
import { attributeRecord } from './attributes.ts'
import { endpoint } from './endpoint.ts'
import { object } from './object.ts'
import { Stars, VoiceRating } from './ratings.ts'
import { SpeechMark } from './speechMark.ts'

/** The genders that voices have. */
export const GENDERS = ['female', 'male'] as const
/** Checks that a gender is one of {@link GENDERS}. */
export const Gender = v.picklist(GENDERS)
export type Gender = v.InferOutput<typeof Gender>

/**
 * One of some values as callers write it: compared without regard to case, and typed as the values are.
 *
 * @example
 * const Choice = anyCase(['female', 'male']) // accepts 'Female', gives 'female'
 */
export const anyCase = <const Value extends string>(values: readonly Value[]) =>
  v.pipe(v.string() as v.GenericSchema as v.GenericSchema<Value, string>, v.toLowerCase(), v.picklist(values))

/** A gender as callers write it: compared without regard to case. */
export const AnyCaseGender = anyCase(GENDERS)

/** One row of the attribute table: what was measured, its value, and what that means in words. */
export const VoiceAttribute = object({
  attribute: v.string(),
  value: v.union([v.string(), v.number(), v.array(v.string())]),
  interpretation: v.string(),
})
export type VoiceAttribute = v.InferOutput<typeof VoiceAttribute>

/** The fields that identify a voice and say what was measured of it. */
const identity = {
  voice_id: v.string(),
  voice_name: v.string(),
  voice_service: v.string(),
  /** A host name of the provider; its icon is the provider's icon. */
  voice_service_alias: v.string(),
  voice_gender: Gender,
  /** `model--variant`; the part before the double dash is shown as the model. */
  voice_speaker_id: v.string(),
  /** BCP 47, e.g. `en-US`. */
  voice_language_code: v.string(),
  /** Every language the voice speaks; the first is the fallback for `voice_language_code`. */
  voice_language_codes: v.array(v.string()),
  /** What was measured, in the units of `ATTRIBUTES`; null for what was not. */
  ...attributeRecord('field', () => v.nullable(v.number())),
  voice_instructions: v.nullable(v.string()),
  /** Null unless the caller has the voice among their favourites. */
  voice_favorite_id: v.nullable(v.string()),
  /** `grid` or `list` when the caller should show it so; null leaves the choice to the caller. */
  voice_view: v.nullable(v.string()),
}

/** What was written about the voice, by rule, from its measurements. */
const description = {
  /** Markdown, one paragraph or list item each. */
  voice_best_for_description: v.array(v.string()),
  voice_detail_breakdown: v.array(v.string()),
  voice_summary: v.nullable(v.string()),
  voice_attributes_summary: v.array(VoiceAttribute),
}

/** Fields that this product adds to a voice. */
const ours = {
  /** Use cases, e.g. `narration`. */
  voice_categories: v.array(v.string()),
  /** Null until the sample has been spoken. */
  voice_sample_url: v.nullable(v.string()),
  /** Milliseconds. */
  voice_sample_duration: v.nullable(v.number()),
  /** Waveform of the sample: integers 0–100, empty until it has been spoken. */
  voice_sample_peaks: v.array(v.number()),
  /** Null for a voice that is unranked yet: fewer than `RANKED_AFTER_RATERS` have rated it. */
  voice_rating: v.nullable(VoiceRating),
  /** How many have rated it, ranked or not. */
  voice_rating_count: v.number(),
}

/** A voice as lists show it. */
export const VoiceListing = object({ ...identity, ...ours })
export type VoiceListing = v.InferOutput<typeof VoiceListing>

/** A voice with everything known of it. */
export const Voice = object({
  ...identity,
  ...description,
  ...ours,
  voice_sample_text: v.string(),
  voice_sample_word_times: v.array(SpeechMark),
  /** Integrated loudness of the sample before levelling, in LUFS. */
  voice_lufs: v.nullable(v.number()),
  /** How many voices have been measured, and the share of them with a lower pitch, 0–1 (null without a pitch). */
  voice_catalogue_size: v.number(),
  voice_pitch_percentile: v.nullable(v.number()),
  /** Stars the caller gave the voice last; null for none, and for a device that is not known. */
  voice_own_rating: v.nullable(Stars),
})
export type Voice = v.InferOutput<typeof Voice>

/** The three path segments that lead to a voice. */
export const VoicePath = object({
  voice_service: v.string(),
  // Text of an address, which may say anything.
  voice_gender: v.pipe(v.string(), v.toLowerCase(), Gender),
  voice_speaker_id: v.string(),
})
export type VoicePath = v.InferOutput<typeof VoicePath>

/** One voice with everything known of it. */
export const getVoice = endpoint({
  method: 'GET',
  path: '/api/v1/voice/{voice_service}/{voice_gender}/{voice_speaker_id}',
  params: VoicePath,
  response: object({ voice: Voice }),
  errors: ['not_found'],
})

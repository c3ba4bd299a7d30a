import * as v from 'valibot'
import { attributeRecord } from './attributeRecords.ts'
import { endpoint } from './endpoint.ts'
import { Gender } from './gender.ts'
import { object } from './object.ts'
import { Stars, VoiceRating } from './ratings.ts'
import { SpeechMark, TimingSource } from './speechMark.ts'
import { TRAIT_NAMES } from './traits.ts'

/**
 * Enumeration that ignores case and returns the declared value.
 *
 * @example
 * const Choice = anyCase(['female', 'male']) // accepts 'Female', gives 'female'
 */
export const anyCase = <const Value extends string>(values: readonly Value[]) =>
  v.pipe(v.string() as v.GenericSchema as v.GenericSchema<Value, string>, v.toLowerCase(), v.picklist(values))

/** Gender, ignoring case. */
export const AnyCaseGender = anyCase(Gender.options)

/** Row of the attribute table: attribute, value and interpretation in words. */
export const VoiceAttribute = object({
  attribute: v.string(),
  value: v.union([v.string(), v.number(), v.array(v.string())]),
  interpretation: v.string(),
})
export type VoiceAttribute = v.InferOutput<typeof VoiceAttribute>

/** Price of speech by a voice. */
export const VoicePrice = object({
  /** What a million units of input cost. */
  perMillion: v.number(),
  unit: v.picklist(['character', 'byte', 'token', 'second']),
  /** ISO 4217, such as `USD`. */
  currency: v.string(),
  /** Credits that a unit costs here. */
  credits: v.number(),
})
export type VoicePrice = v.InferOutput<typeof VoicePrice>

/** Licence of speech by a voice. */
export const VoiceLicence = object({
  name: v.string(),
  url: v.optional(v.string()),
  /** True if commercial use is allowed; null if the licence does not say. */
  commercial: v.nullable(v.boolean()),
  /** Text that must accompany the speech. */
  attribution: v.optional(v.string()),
})
export type VoiceLicence = v.InferOutput<typeof VoiceLicence>

/**
 * Recording from which a voice was measured: its own `sample` of the passage of its language, its provider's `preview`,
 * or the first `snippet` that somebody generated with it.
 */
export const SampleSource = v.picklist(['sample', 'preview', 'snippet'])
export type SampleSource = v.InferOutput<typeof SampleSource>

/** Quantities in which a voice can change: median pitch, speaking rate, loudness, and timbre by its voiceprint. */
export const DRIFT_MEASURES = ['pitch', 'rate', 'loudness', 'timbre'] as const

/** Difference between renderings of the same sentence before and after a change. */
export const VoiceDifference = object({
  measure: v.picklist(DRIFT_MEASURES),
  /**
   * Pitch in Hz, rate in words per minute, loudness in LUFS; of timbre, the distance between two renderings, which is
   * about 0 for a voice that speaks every time the same.
   */
  value_before: v.number(),
  /** In the same unit; of timbre, the distance from the earlier renderings. */
  value_after: v.number(),
  /** Size of the difference in standard deviations of repeated renderings; more than {@link DRIFT_ALARM_Z}. */
  z_score: v.number(),
})
export type VoiceDifference = v.InferOutput<typeof VoiceDifference>

/** Difference from which a voice counts as changed, in standard deviations of repeated renderings. */
export const DRIFT_ALARM_Z = 4

/** A change of a voice: its provider speaks the same sentence differently than before. */
export const VoiceChange = object({
  /** Time at which the change was found, ISO 8601. */
  found_at: v.string(),
  /** Time of the last check that found the voice as it was, ISO 8601. The change was between the two. */
  unchanged_at: v.string(),
  /** In the order of {@link DRIFT_MEASURES}. */
  differences: v.array(VoiceDifference),
})
export type VoiceChange = v.InferOutput<typeof VoiceChange>

/** Ids and names of a voice. */
const names = {
  voice_id: v.string(),
  voice_name: v.string(),
  voice_service: v.string(),
  /** Host name of the provider, for its icon. */
  voice_service_alias: v.string(),
  voice_gender: Gender,
  /** `model--variant`; the part before the double dash is shown as the model. */
  voice_speaker_id: v.string(),
}

/** A voice, as far as lists and players of its speech show it. */
export const VoiceNames = object(names)
export type VoiceNames = v.InferOutput<typeof VoiceNames>

/** Identity and measurements of a voice. */
const identity = {
  ...names,
  /** BCP 47, e.g. `en-US`. */
  voice_language_code: v.string(),
  /** All languages of the voice; the first is the fallback for `voice_language_code`. */
  voice_language_codes: v.array(v.string()),
  /** Measured attributes in the units of `ATTRIBUTES`; null where not measured. */
  ...attributeRecord('field', () => v.nullable(v.number())),
  voice_instructions: v.nullable(v.string()),
  /** Null for a voice that costs nothing. */
  voice_price: v.nullable(VoicePrice),
  /** Null unless the voice is a favorite of the caller. */
  voice_favorite_id: v.nullable(v.string()),
  /** View hint, `grid` or `list`; null leaves the choice to the caller. */
  voice_view: v.nullable(v.string()),
}

/** Texts generated from the measurements by rules. */
const description = {
  /** Markdown; one paragraph or list item each. */
  voice_best_for_description: v.array(v.string()),
  voice_detail_breakdown: v.array(v.string()),
  voice_summary: v.nullable(v.string()),
  voice_attributes_summary: v.array(VoiceAttribute),
}

/** Fields added by this product. */
const ours = {
  /** Traits in the order of `TRAITS`: what sets the voice apart from others of its language. */
  voice_traits: v.array(v.picklist(TRAIT_NAMES)),
  /** Use cases, e.g. `narration`, which the voice fits better than most of its language. */
  voice_categories: v.array(v.string()),
  /** Null until the sample exists. */
  voice_sample_url: v.nullable(v.string()),
  /** Milliseconds. */
  voice_sample_duration: v.nullable(v.number()),
  /** Waveform of the sample: integers 0–100, empty until it exists. */
  voice_sample_peaks: v.array(v.number()),
  /** Pitch of each peak in semitones from the voice's median, 0 without pitch; empty for a sample without pitch. */
  voice_sample_melody: v.array(v.number()),
  /** Null for an unranked voice, with fewer than `RANKED_AFTER_RATERS` raters. */
  voice_rating: v.nullable(VoiceRating),
  /** Number of raters, ranked or not. */
  voice_rating_count: v.number(),
}

/** A voice in lists. */
export const VoiceListing = object({ ...identity, ...ours })
export type VoiceListing = v.InferOutput<typeof VoiceListing>

/** A voice with all its data. */
export const Voice = object({
  ...identity,
  ...description,
  ...ours,
  /** Whether the provider stated the gender, or the pitch was measured; null while it is unknown. */
  voice_gender_source: v.nullable(v.picklist(['stated', 'measured'])),
  /** Null until the voice is measured. */
  voice_sample_source: v.nullable(SampleSource),
  /** Best source of the word times of its speech. */
  voice_timing_source: TimingSource,
  /** Null if the provider states none. */
  voice_licence: v.nullable(VoiceLicence),
  voice_sample_text: v.string(),
  voice_sample_word_times: v.array(SpeechMark),
  /** Integrated loudness of the sample before levelling, in LUFS. */
  voice_lufs: v.nullable(v.number()),
  /** Number of measured voices, and the share of them with a lower pitch, 0–1 (null without a pitch). */
  voice_catalogue_size: v.number(),
  voice_pitch_percentile: v.nullable(v.number()),
  /** Changes found by the drift watch, newest first; votes and ratings from before are of an earlier sound. */
  voice_changes: v.array(VoiceChange),
  /** The caller's latest stars for the voice; null for none, and for an unknown device. */
  voice_own_rating: v.nullable(Stars),
})
export type Voice = v.InferOutput<typeof Voice>

/** Path parameters of a voice. */
export const VoicePath = object({
  voice_service: v.string(),
  // Unvalidated text of a URL.
  voice_gender: v.pipe(v.string(), v.toLowerCase(), Gender),
  voice_speaker_id: v.string(),
})
export type VoicePath = v.InferOutput<typeof VoicePath>

export const getVoice = endpoint({
  method: 'GET',
  path: '/api/v1/voice/{voice_service}/{voice_gender}/{voice_speaker_id}',
  params: VoicePath,
  response: object({ voice: Voice }),
  errors: ['not_found'],
})

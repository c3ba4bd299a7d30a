import {
  ATTRIBUTE_NAMES,
  ATTRIBUTES,
  attributeRecord,
  TRAIT_NAMES,
  TRAITS,
  type AttributeField,
  type AttributeName,
  type Gender,
  type TraitAttribute,
  type TraitName,
} from '@voice-rankings/contract'
import { quantile } from './quantile.ts'
import { fitOfUse, meetsUse, textOfUse, USE_CASES, type Measurements, type UseCase } from './useCases.ts'

/** A voice as far as it is compared with others. */
export interface ComparedVoice extends Readonly<Record<AttributeField, number | null>> {
  readonly voice_gender: Gender
}

/** Bounds of the traits and uses among the voices with which a voice is compared. */
export interface VoiceScale {
  /**
   * Bounds of the traits of an attribute, in its unit: a value under `below` has the trait of the low end, one at or
   * above `from` that of the high end. Pitch is compared within a gender; both are NaN for an unknown one.
   */
  readonly bounds: (attribute: TraitAttribute, gender: Gender) => { readonly below: number; readonly from: number }
  /** True if a voice that meets the requirements of a use fits it better than most. */
  readonly isAmongBest: (use: UseCase, voice: ComparedVoice) => boolean
}

/** Words that set a voice apart from others, in the fields of the API. */
export interface VoiceLabels {
  readonly voice_traits: TraitName[]
  readonly voice_categories: UseCase[]
}

/** Maximum share of the compared voices with one trait. */
const TRAIT_SHARE = 1 / 3

/** Maximum share of the compared voices with one use. */
const USE_SHARE = 0.4

/** Minimum number of voices that are compared with each other: of fewer, none is among the highest third. */
const ENOUGH_VOICES = 5

const UNKNOWN = { below: Number.NaN, from: Number.NaN } as const

/** Bounds for a voice that is compared with no others: typical read speech, and for pitch typical speech of a gender. */
const FIXED_BOUNDS: Readonly<Record<Exclude<TraitAttribute, 'pitch'>, { below: number; from: number }>> = {
  energy: { below: 4, from: 6 },
  speakingRate: { below: 130, from: 200 },
  intensity: { below: 70, from: 85 },
  vocalFry: { below: 0.02, from: 0.06 },
}
const FIXED_PITCH = { female: { below: 190, from: 230 }, male: { below: 105, from: 130 }, unknown: UNKNOWN } as const

/** Scale for a voice that is compared with no others: fixed bounds, and every use whose requirements are met. */
export const FIXED_SCALE: VoiceScale = {
  bounds: (attribute, gender) => (attribute === 'pitch' ? FIXED_PITCH[gender] : FIXED_BOUNDS[attribute]),
  isAmongBest: () => true,
}

const SEMITONE = 2 ** (1 / 12)

/** Noticeable difference of speaking rates, as a factor: Quené, J. Phonetics 35 (2007), 353–362. */
const RATE_STEP = 1.05

/** One LU in percent of perceptual loudness. */
const LOUDNESS_STEP = 100 / 64

/**
 * Values that are not yet low or high, whatever other voices are like: what differs from the median by less is not heard,
 * and fry is measured from none.
 */
const LEAST: Readonly<Record<TraitAttribute, (median: number) => { readonly below: number; readonly from: number }>> = {
  pitch: (median) => ({ below: median / SEMITONE, from: median * SEMITONE }),
  speakingRate: (median) => ({ below: median / RATE_STEP, from: median * RATE_STEP }),
  intensity: (median) => ({ below: median - LOUDNESS_STEP, from: median + LOUDNESS_STEP }),
  energy: (median) => ({ below: median - 0.5, from: median + 0.5 }),
  vocalFry: () => FIXED_BOUNDS.vocalFry,
}

/** Value of an attribute that can be compared. Vocal fry is undefined without pitch. */
function valueOf(voice: ComparedVoice, attribute: AttributeName): number | null {
  if (attribute === 'vocalFry' && voice.voice_pitch_hz === null) return null
  return voice[ATTRIBUTES[attribute].field]
}

const sortedValues = (voices: readonly ComparedVoice[], attribute: AttributeName) =>
  Float64Array.from(voices.flatMap((voice) => valueOf(voice, attribute) ?? [])).toSorted()

const measurementsOf = (voice: ComparedVoice): Measurements =>
  attributeRecord('measurement', (name) => voice[ATTRIBUTES[name].field])

/** Bounds of the outer thirds of sorted values. Equal values are on one side, so that no third is larger. */
function outerThirds(attribute: TraitAttribute, sorted: Float64Array) {
  const count = Math.floor(sorted.length * TRAIT_SHARE)
  if (count === 0) return UNKNOWN
  const least = LEAST[attribute](quantile(sorted, 0.5))
  const inner = sorted[sorted.length - 1 - count]!
  return {
    below: Math.min(least.below, sorted[count]!),
    from: Math.max(least.from, sorted.find((value) => value > inner) ?? Infinity),
  }
}

/** Share of sorted values below a value, with half of those that are equal; by binary search. */
function shareBelow(sorted: Float64Array, value: number): number {
  const countUntil = (isBefore: (other: number) => boolean) => {
    let [low, high] = [0, sorted.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if (isBefore(sorted[middle]!)) low = middle + 1
      else high = middle
    }
    return low
  }
  return (countUntil((other) => other < value) + countUntil((other) => other <= value)) / 2 / sorted.length
}

/**
 * Creates the scale of voices that are compared with each other, from their percentiles. At most a third of them have any
 * one trait, and at most 40 % any one use but the general one.
 *
 * @example
 * const scale = createVoiceScale(voices)
 * labelVoice(voices[0], scale).voice_traits // ['low', 'calm']
 */
export function createVoiceScale(voices: readonly ComparedVoice[]): VoiceScale {
  if (voices.length < ENOUGH_VOICES) return FIXED_SCALE
  const sorted = new Map(ATTRIBUTE_NAMES.map((name) => [name, sortedValues(voices, name)]))
  const withTraits = new Set(TRAIT_NAMES.map((name) => TRAITS[name].attribute))
  const bounds = new Map(Array.from(withTraits, (name) => [name, outerThirds(name, sorted.get(name)!)]))
  const ofGender = (gender: Gender) => voices.filter((voice) => voice.voice_gender === gender)
  const pitchBounds = {
    female: outerThirds('pitch', sortedValues(ofGender('female'), 'pitch')),
    male: outerThirds('pitch', sortedValues(ofGender('male'), 'pitch')),
    unknown: UNKNOWN,
  }

  const fitOf = (use: UseCase, voice: ComparedVoice) =>
    fitOfUse(
      use,
      (attribute) => {
        const value = valueOf(voice, attribute)
        return value === null ? null : shareBelow(sorted.get(attribute)!, value)
      },
      voice.voice_vocal_fry,
    )
  const measurements = voices.map(measurementsOf)
  /** Fit that a voice must exceed. */
  const bar = new Map(
    USE_CASES.map((use) => {
      const suited = voices.filter((_, at) => meetsUse(use, measurements[at]!))
      const fits = Float64Array.from(suited, (voice) => -fitOf(use, voice)).toSorted()
      return [use, -(fits[Math.floor(voices.length * USE_SHARE)] ?? Infinity)]
    }),
  )
  return {
    bounds: (attribute, gender) => (attribute === 'pitch' ? pitchBounds[gender] : bounds.get(attribute)!),
    isAmongBest: (use, voice) => fitOf(use, voice) > bar.get(use)!,
  }
}

/**
 * Creates a function that returns the scale of a language: of its voices if there are at least five, else of all. A voice
 * belongs to the language of its sample, the first of `voice_language_codes`.
 *
 * @example
 * const scaleOf = createVoiceScales(voices)
 * const labels = voices.map((voice) => labelVoice(voice, scaleOf(voice)))
 */
export function createVoiceScales<Voice extends ComparedVoice & { readonly voice_language_codes: readonly string[] }>(
  voices: readonly Voice[],
): (voice: Pick<Voice, 'voice_language_codes'>) => VoiceScale {
  const languages = new Map<string, Voice[]>()
  for (const voice of voices) {
    const own = languages.get(languageOf(voice)) ?? []
    own.push(voice)
    languages.set(languageOf(voice), own)
  }
  /** Scales by language, created when a voice needs them; that of all voices by an empty one. */
  const scales = new Map<string, VoiceScale>()
  const scaleOf = (language: string, compared: readonly Voice[]) => {
    const scale = scales.get(language) ?? createVoiceScale(compared)
    scales.set(language, scale)
    return scale
  }
  return (voice) => {
    const own = languages.get(languageOf(voice)) ?? []
    return own.length < ENOUGH_VOICES ? scaleOf('', voices) : scaleOf(languageOf(voice), own)
  }
}

const languageOf = ({ voice_language_codes: [code = ''] }: { readonly voice_language_codes: readonly string[] }) =>
  code.toLowerCase().split('-', 1)[0] ?? ''

/**
 * Names the traits and uses of a voice by a scale. A voice without any measurement has none; "general" is the use of one
 * that no other use fits.
 *
 * @example
 * labelVoice(voice).voice_traits // ['calm', 'clear']
 */
export function labelVoice(voice: ComparedVoice, scale: VoiceScale = FIXED_SCALE): VoiceLabels {
  if (ATTRIBUTE_NAMES.every((name) => voice[ATTRIBUTES[name].field] === null)) {
    return { voice_traits: [], voice_categories: [] }
  }
  const traits = TRAIT_NAMES.filter((name) => {
    const { attribute, end } = TRAITS[name]
    const value = valueOf(voice, attribute)
    const { below, from } = scale.bounds(attribute, voice.voice_gender)
    return value !== null && (end === 'low' ? value < below : value >= from)
  })
  const measured = measurementsOf(voice)
  const suited = USE_CASES.filter((use) => meetsUse(use, measured) && scale.isAmongBest(use, voice))
  return { voice_traits: traits, voice_categories: suited.length > 0 ? suited : ['general'] }
}

/**
 * Describes in Markdown each use of a voice, and the measurements in its favour, with the words of its traits.
 *
 * @example
 * bestFor(voice) // ['**Narration** (audiobooks, …): a slow pace (131 words per minute), …']
 */
export function bestFor(
  voice: ComparedVoice & { readonly voice_traits: readonly TraitName[]; readonly voice_categories: readonly string[] },
): string[] {
  const measured = measurementsOf(voice)
  return USE_CASES.filter((use) => voice.voice_categories.includes(use)).map((use) =>
    textOfUse(use, measured, voice.voice_traits),
  )
}

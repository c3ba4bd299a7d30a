import { ATTRIBUTES } from './attributes.ts'
import type { AttributeField, AttributeName } from './attributes.ts'
import type { Gender, KnownGender } from './gender.ts'

/** A bound in the unit of its attribute: one for all voices, or one for each gender. */
type Bound = number | Readonly<Record<KnownGender, number>>

interface Trait {
  readonly attribute: AttributeName
  /** Values from here on have the trait. */
  readonly from?: Bound
  /** Values below have the trait. */
  readonly below?: Bound
}

/**
 * Traits of a voice: adjectives that follow from one measurement, in display order. A voice has a trait or has not;
 * nothing is claimed that was not measured. Pitch is compared with typical speech of the voice's gender (85–155 Hz and
 * 165–255 Hz): below the lower third it is low, above the upper third high. The other bounds are those of
 * {@link ATTRIBUTE_WORDS}, except for calm and lively, whose words there are rarer.
 */
export const TRAITS = {
  low: { attribute: 'pitch', below: { female: 190, male: 105 } },
  high: { attribute: 'pitch', from: { female: 230, male: 130 } },
  calm: { attribute: 'energy', below: 4 },
  lively: { attribute: 'energy', from: 6 },
  slow: { attribute: 'speakingRate', below: 130 },
  fast: { attribute: 'speakingRate', from: 200 },
  soft: { attribute: 'intensity', below: 70 },
  loud: { attribute: 'intensity', from: 85 },
  clear: { attribute: 'vocalFry', below: 0.02 },
  creaky: { attribute: 'vocalFry', from: 0.15 },
} as const satisfies Record<string, Trait>

/** Name of a trait, such as `calm`. */
export type TraitName = keyof typeof TRAITS

/** Names of all traits in display order. */
export const TRAIT_NAMES = /* @__PURE__ */ Object.keys(TRAITS) as TraitName[]

/**
 * Range of a trait for a gender, `[from, below)`; infinite where it is open, NaN where it depends on an unknown gender.
 *
 * @example
 * traitRange('low', 'female') // [-Infinity, 190]
 */
export function traitRange(name: TraitName, gender: Gender): [from: number, below: number] {
  const { from = -Infinity, below = Infinity }: Trait = TRAITS[name]
  const boundOf = (bound: Bound) =>
    typeof bound === 'number' ? bound : gender === 'unknown' ? Number.NaN : bound[gender]
  return [boundOf(from), boundOf(below)]
}

/** What is needed of a voice to name its traits. */
export type TraitedVoice = Readonly<Record<AttributeField, number | null> & { voice_gender: Gender }>

/**
 * Names the traits of a voice in display order.
 *
 * @example
 * traitsOf(voice) // ['low', 'calm', 'clear']
 */
export function traitsOf(voice: TraitedVoice): TraitName[] {
  return TRAIT_NAMES.filter((name) => {
    const value = voice[ATTRIBUTES[TRAITS[name].attribute].field]
    const [from, below] = traitRange(name, voice.voice_gender)
    // Vocal fry is undefined without pitch.
    const isVoiced = TRAITS[name].attribute !== 'vocalFry' || voice.voice_pitch_hz !== null
    return isVoiced && value !== null && value >= from && value < below
  })
}

/**
 * English label of each trait, which is its name.
 *
 * @example
 * traitLabels().calm // 'calm'
 */
export function traitLabels(): Record<TraitName, string> {
  return Object.fromEntries(TRAIT_NAMES.map((name) => [name, name])) as Record<TraitName, string>
}

import type { AttributeName } from './attributes.ts'

interface Trait {
  readonly attribute: AttributeName
  /** End of the attribute's scale that the trait names. */
  readonly end: 'low' | 'high'
}

/**
 * Traits of a voice: adjectives that follow from one measurement, in display order. A voice has a trait or has not;
 * nothing is claimed that was not measured. They compare voices with each other: a calm voice is among the third of its
 * language with the least energy, a low one among the third of its language and gender with the lowest pitch. The server
 * decides which voices have a trait, and lists them in `voice_traits`.
 */
export const TRAITS = {
  low: { attribute: 'pitch', end: 'low' },
  high: { attribute: 'pitch', end: 'high' },
  calm: { attribute: 'energy', end: 'low' },
  lively: { attribute: 'energy', end: 'high' },
  slow: { attribute: 'speakingRate', end: 'low' },
  fast: { attribute: 'speakingRate', end: 'high' },
  soft: { attribute: 'intensity', end: 'low' },
  loud: { attribute: 'intensity', end: 'high' },
  clear: { attribute: 'vocalFry', end: 'low' },
  creaky: { attribute: 'vocalFry', end: 'high' },
} as const satisfies Record<string, Trait>

/** Name of a trait, such as `calm`. */
export type TraitName = keyof typeof TRAITS

/** Attribute that has traits. */
export type TraitAttribute = (typeof TRAITS)[TraitName]['attribute']

/** Names of all traits in display order. */
export const TRAIT_NAMES = /* @__PURE__ */ Object.keys(TRAITS) as TraitName[]

/**
 * English label of each trait, which is its name.
 *
 * @example
 * traitLabels().calm // 'calm'
 */
export function traitLabels(): Record<TraitName, string> {
  return Object.fromEntries(TRAIT_NAMES.map((name) => [name, name])) as Record<TraitName, string>
}

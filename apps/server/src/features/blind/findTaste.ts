import {
  ATTRIBUTES,
  type AttributeField,
  type AttributeName,
  type BlindTaste,
  type TraitName,
} from '@voice-rankings/contract'

/** Measurements of a voice. */
export type Measured = Readonly<Record<AttributeField, number | null>>

/** The voices of a decided pair. */
export interface Decided {
  readonly chosen: Measured
  readonly other: Measured
}

/**
 * Traits of less and more of each attribute, and the difference that a listener notices, in the unit of the attribute or
 * as a factor.
 */
const DIFFERENCES: readonly {
  attribute: AttributeName
  less: TraitName
  more: TraitName
  by?: number
  factor?: number
}[] = [
  { attribute: 'pitch', less: 'low', more: 'high', factor: 1.06 },
  { attribute: 'energy', less: 'calm', more: 'lively', by: 0.5 },
  { attribute: 'speakingRate', less: 'slow', more: 'fast', factor: 1.06 },
  { attribute: 'intensity', less: 'soft', more: 'loud', by: 3 },
  { attribute: 'vocalFry', less: 'clear', more: 'creaky', by: 0.03 },
]

/** Minimum number of decided pairs, and minimum share of them, for a statement. */
const ENOUGH = { pairs: 3, share: 0.7 } as const

/**
 * Finds one or two traits of which the chosen voices had more than the others in most pairs; null for none. A second
 * trait is named if both hold at once often enough.
 */
export function findTaste(decided: readonly Decided[]): BlindTaste | null {
  const pair_count = decided.length
  if (pair_count < ENOUGH.pairs) return null
  const traits = DIFFERENCES.flatMap(({ attribute, less, more, by = 0, factor = 1 }) => {
    const { field } = ATTRIBUTES[attribute]
    const isLess = (a: number | null, b: number | null) => a !== null && b !== null && a * factor + by <= b
    return [
      { name: less, holds: decided.map(({ chosen, other }) => isLess(chosen[field], other[field])) },
      { name: more, holds: decided.map(({ chosen, other }) => isLess(other[field], chosen[field])) },
    ]
  })
  const sets = traits.flatMap((one, index) => [
    { names: [one.name], count: countOf(one.holds) },
    ...traits.slice(index + 1).map((two) => ({
      names: [one.name, two.name],
      count: countOf(one.holds.map((holds, place) => holds && (two.holds[place] ?? false))),
    })),
  ])
  // Two traits say more than one, so that they are preferred.
  const [best] = sets
    .filter(({ count }) => count >= ENOUGH.share * pair_count)
    .toSorted((a, b) => b.names.length - a.names.length || b.count - a.count)
  return best ? { traits: best.names, chosen_count: best.count, pair_count } : null
}

const countOf = (holds: readonly boolean[]) => holds.filter(Boolean).length

import type { ReferencePhone } from './alignJob.ts'

/** Added to durations before their ratio is taken, in ms: the shortest phones are shorter than they can be measured. */
const ROUNDING_MS = 20

/**
 * Limits. `difference` is the spread of the logarithms of the ratios of durations, plus 0.4 times the mean distance of the
 * warp: at most 2.14 for 242 of 243 sentences of their text, by 14 voices of three engines and a reader in a noisy room,
 * and more for nine of ten other sentences. `rate` is the logarithm of the rate against the reference's.
 */
const LIMITS = { difference: 2.14, rate: 1.4 }
const DISTANCE_WEIGHT = 0.4

/** How the phones of a text are said in a recording. */
export interface SaidPhones {
  /** Phones at their times in the reference, and those of them in the recording, from the first on. */
  readonly expected: readonly ReferencePhone[]
  readonly said: readonly ReferencePhone[]
  /** Mean distance of the warp. */
  readonly distance: number
}

/** True when a recording hardly says the text: its phones last other times, or sound otherwise. */
export function isOtherText({ expected, said, distance }: SaidPhones): boolean {
  const ratios = said.map(({ start, end }, index) => {
    const own = expected[index]!
    return Math.log((end - start + ROUNDING_MS) / (own.end - own.start + ROUNDING_MS))
  })
  const difference = deviationOf(ratios) + DISTANCE_WEIGHT * distance
  return difference > LIMITS.difference || Math.abs(medianOf(ratios)) > LIMITS.rate
}

function medianOf(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0
}

function deviationOf(values: readonly number[]): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / Math.max(1, values.length))
}

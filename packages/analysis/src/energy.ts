/** Where each ingredient is at its calmest (0) and at its liveliest (1). */
export const ENERGY_RANGES = {
  /** Spread of the 400 ms loudness, LU: flat reading to shouting and hushing. */
  loudnessRangeLu: { calm: 4, lively: 11 },
  /** Words per minute. */
  wordsPerMinute: { calm: 100, lively: 250 },
  /** 10th to 90th percentile of the pitch, semitones: a monotone has about 1, an excited reader about 10. */
  pitchSpreadSemitones: { calm: 1, lively: 10 },
} as const

/** What energy is made of; null is left out (a whisper has no pitch). */
export type EnergyIngredients = { readonly [K in keyof typeof ENERGY_RANGES]: number | null }

/**
 * How animated a delivery is, 1 (even) to 10 (lively), with one decimal.
 *
 * A measure of this product: the mean of loudness range, speaking rate and pitch range, each placed between the two
 * ends of {@link ENERGY_RANGES} and cut off there, then stretched to 1-10. With no ingredient it is 1.
 *
 * @example
 * energy({ loudnessRangeLu: 7.5, wordsPerMinute: 175, pitchSpreadSemitones: 5.5 }) // 5.5
 */
export function energy(ingredients: EnergyIngredients): number {
  const shares = (Object.keys(ENERGY_RANGES) as (keyof EnergyIngredients)[]).flatMap((name) => {
    const value = ingredients[name]
    const { calm, lively } = ENERGY_RANGES[name]
    return value === null ? [] : [Math.min(1, Math.max(0, (value - calm) / (lively - calm)))]
  })
  const mean = shares.length > 0 ? shares.reduce((a, b) => a + b, 0) / shares.length : 0
  return Math.round((1 + 9 * mean) * 10) / 10
}

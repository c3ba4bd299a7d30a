/** Range of each component, from calm (0) to lively (1). */
export const ENERGY_RANGES = {
  /** Spread of the 400 ms loudness, in LU: from flat reading to alternating shouts and whispers. */
  loudnessRangeLu: { calm: 4, lively: 11 },
  /** Words per minute. */
  wordsPerMinute: { calm: 100, lively: 250 },
  /** 10th to 90th percentile of the pitch, in semitones: about 1 for a monotone, about 10 for an excited reader. */
  pitchSpreadSemitones: { calm: 1, lively: 10 },
} as const

/** Components of energy; null ones are ignored (a whisper has no pitch). */
export type EnergyIngredients = { readonly [K in keyof typeof ENERGY_RANGES]: number | null }

/**
 * Liveliness of a delivery, 1 (even) to 10 (lively), with one decimal.
 *
 * A measure defined by this product: the mean of loudness range, speaking rate and pitch range, each clipped to {@link
 * ENERGY_RANGES} and normalized, then scaled to 1-10. Without components it is 1.
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

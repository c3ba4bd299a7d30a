/** A value of one voice. */
export interface Of {
  readonly voiceId: string
  readonly value: number
}

export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

/** Quantile of the numbers for a share (0-1); NaN for an empty list. */
export function quantileOf(values: ArrayLike<number>, share: number): number {
  const sorted = Float64Array.from(values).toSorted()
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? NaN
}

/** The largest value, with its voice. */
export function worst(of: readonly Of[]): Of {
  return of.reduce((a, b) => (b.value > a.value ? b : a), { voiceId: 'none', value: -Infinity })
}

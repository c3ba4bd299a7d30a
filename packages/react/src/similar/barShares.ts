/** Part of the scale left free below the smallest value, so that its bar is still seen. */
const FLOOR = 0.18

/** Where values stand between the smallest and the largest of them, 0–1; half way when all are the same. */
export function barShares(values: readonly number[]): number[] {
  const low = Math.min(...values)
  const high = Math.max(...values)
  return values.map((value) => (high === low ? 0.5 : FLOOR + ((value - low) / (high - low)) * (1 - FLOOR)))
}

/** Quantile of the numbers for a share (0-1), linearly interpolated; NaN for an empty list. */
export function quantile(values: ArrayLike<number>, share: number): number {
  const sorted = Float64Array.from(values).toSorted()
  const position = share * (sorted.length - 1)
  const below = Math.floor(position)
  const low = sorted[below] ?? NaN
  return low + (position - below) * ((sorted[below + 1] ?? low) - low)
}

/**
 * Interpolated peak at a share 0…1 of the duration, 0–100.
 *
 * @example
 * peakAt([0, 50, 100], 0.5) // 50
 */
export function peakAt(peaks: readonly number[], share: number): number {
  const place = Math.min(Math.max(share, 0), 1) * (peaks.length - 1)
  const before = Math.floor(place)
  const low = peaks[before] ?? 0
  const high = peaks[before + 1] ?? low
  return low + (high - low) * (place - before)
}

/**
 * Brings a waveform to `count` bars: the loudest of the peaks under each bar, also of one that is under it in part only.
 * No peaks give silence.
 */
export function resamplePeaks(peaks: readonly number[], count: number): number[] {
  // What begins between two peaks is cut down to the one before by `slice` itself.
  return Array.from({ length: count }, (_, bar) =>
    Math.max(0, ...peaks.slice((bar * peaks.length) / count, Math.ceil(((bar + 1) * peaks.length) / count))),
  )
}

/** How loud the sound is at a share 0…1 of its length, 0–100, without a step between two peaks. */
export function peakAt(peaks: readonly number[], share: number): number {
  const place = Math.min(Math.max(share, 0), 1) * (peaks.length - 1)
  const before = Math.floor(place)
  const low = peaks[before] ?? 0
  const high = peaks[before + 1] ?? low
  return low + (high - low) * (place - before)
}

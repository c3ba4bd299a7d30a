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

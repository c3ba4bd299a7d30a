/**
 * Resamples a waveform to `count` bars: each is the maximum of the peaks it covers, also partly. Without peaks it is
 * silent.
 */
export function resamplePeaks(peaks: readonly number[], count: number): number[] {
  // `slice` truncates fractional indices.
  return Array.from({ length: count }, (_, bar) =>
    Math.max(0, ...peaks.slice((bar * peaks.length) / count, Math.ceil(((bar + 1) * peaks.length) / count))),
  )
}

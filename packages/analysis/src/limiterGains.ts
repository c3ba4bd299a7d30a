/** Time before a peak at which the gain starts to fall, to avoid clicks. */
const LOOK_AHEAD_MS = 4
/** Release time constant: the gain recovers by about two thirds. */
const RELEASE_MS = 40

/**
 * Returns the gain of each sample that amplifies a clip by `gain` (linear) and attenuates peaks that would exceed
 * `ceiling` (linear).
 *
 * `peaks` are the clip's true peaks, see truePeaks; `rate` is in Hz. The gain is a running mean of a held minimum, so
 * it is low enough in time for every peak.
 */
export function limiterGains(peaks: Float32Array, rate: number, gain: number, ceiling: number): Float32Array {
  const ahead = Math.max(1, Math.round((LOOK_AHEAD_MS / 1000) * rate))
  const recovery = 1 - Math.exp(-1000 / (RELEASE_MS * rate))
  const envelope = new Float64Array(peaks.length)
  const gains = new Float32Array(peaks.length)
  /** Index of the sample whose limit currently applies. */
  let lowest = 0
  let current = 1
  let sum = ahead
  for (let i = 0; i < peaks.length; i++) {
    lowest = lowestLimit(peaks, i, Math.min(peaks.length - 1, i + ahead - 1), lowest)
    const held = Math.min(1, ceiling / (gain * peaks[lowest]!))
    current = Math.min(held, current + (1 - current) * recovery)
    envelope[i] = current
    sum += current - (i >= ahead ? envelope[i - ahead]! : 1)
    gains[i] = gain * (sum / ahead)
  }
  return gains
}

/** Index of the highest peak from `from` to `to`; `known` is the result for the window one sample earlier. */
function lowestLimit(peaks: Float32Array, from: number, to: number, known: number): number {
  if (known >= from) return peaks[to]! >= peaks[known]! ? to : known
  let highest = from
  for (let i = from + 1; i <= to; i++) if (peaks[i]! >= peaks[highest]!) highest = i
  return highest
}

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
  const limit = ceiling / gain
  const gains = new Float32Array(peaks.length)
  /** Index of the highest of the next `ahead` peaks, if one exceeds the limit; less than the present index otherwise. */
  let highest = highestPeak(peaks, 0, Math.min(peaks.length, ahead) - 1, limit)
  let held = highest < 0 ? 1 : limit / peaks[highest]!
  // A clip may start with a peak: the gain is as if it had been low for some time.
  let current = held
  /** The last `ahead` values of the held gain, in a ring. */
  const envelope = new Float64Array(ahead).fill(current)
  let sum = ahead * current
  for (let i = 0, slot = 0; i < peaks.length; i++) {
    const entering = i + ahead - 1
    if (entering < peaks.length && peaks[entering]! > limit && (highest < i || peaks[entering]! >= peaks[highest]!)) {
      highest = entering
      held = limit / peaks[highest]!
    }
    const recovered = current + (1 - current) * recovery
    current = held < recovered ? held : recovered
    sum += current - envelope[slot]!
    envelope[slot] = current
    slot = slot + 1 === ahead ? 0 : slot + 1
    gains[i] = gain * (sum / ahead)
    if (highest === i) {
      // Leaves the window: the next lower one applies.
      highest = highestPeak(peaks, i + 1, Math.min(peaks.length - 1, entering), limit)
      held = highest < 0 ? 1 : limit / peaks[highest]!
    }
  }
  return gains
}

/** Index of the last of the highest peaks from `from` to `to`; -1 if none exceeds the limit. */
function highestPeak(peaks: Float32Array, from: number, to: number, limit: number): number {
  let highest = -1
  let level = limit
  for (let i = from; i <= to; i++) {
    if (peaks[i]! > limit && peaks[i]! >= level) {
      highest = i
      level = peaks[i]!
    }
  }
  return highest
}

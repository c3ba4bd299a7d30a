/** Intensity of silence, and lower limit of the scale. */
export const SILENCE_DB = -60

/**
 * Intensity of some samples in dB relative to full scale (root mean square), at least -60.
 *
 * @example
 * const db = intensityDb(samples)
 */
export function intensityDb(samples: Float32Array, from = 0, to = samples.length): number {
  let sum = 0
  for (let i = from; i < to; i++) sum += samples[i]! * samples[i]!
  if (to <= from || sum === 0) return SILENCE_DB
  return Math.max(SILENCE_DB, 10 * Math.log10(sum / (to - from)))
}

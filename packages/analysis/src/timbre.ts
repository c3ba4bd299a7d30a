import { cepstralRows, weighted } from './mfcc.ts'
import { TIMBRE_BANDS, type VoiceFrames } from './voiceFrames.ts'

const BANDS = TIMBRE_BANDS.filters.length
/** Cepstral coefficients 1 to 25: the zeroth is the level. */
const COSINES = cepstralRows(BANDS, 1, 26)
/** Length of a timbre vector: mean and standard deviation of each cepstral coefficient. */
export const TIMBRE_COUNT = 2 * COSINES.length
/** Minimum share of voiced frames; below it all speech is used, so that a whisper has a timbre too. */
const LEAST_VOICED_SHARE = 0.2
/**
 * Power that is added to each band, relative to the mean of all bands, in dB: what is softer is inaudible beside the
 * rest, and would be the first to change with noise or a narrow band.
 */
const FLOOR_DB = -30

/**
 * Describes the timbre of a voice from frame `from` up to `to` by {@link TIMBRE_COUNT} numbers, independent of its
 * level.
 *
 * `powers` are the band powers of the clip, by default as it was recorded.
 *
 * @example
 * const numbers = timbre(voiceFrames(samples, 48_000)) // as many as TIMBRE_COUNT
 */
export function timbre(frames: VoiceFrames, from = 0, to = frames.count, powers = frames.melPowers): number[] {
  const spoken = indices(from, to, (k) => frames.active[k] === 1)
  const voiced = spoken.filter((k) => frames.voiced[k] === 1)
  const used = voiced.length >= LEAST_VOICED_SHARE * spoken.length ? voiced : spoken
  const sums = new Float64Array(COSINES.length)
  const squares = new Float64Array(COSINES.length)
  const logs = new Float64Array(BANDS)
  const floor = meanPower(powers, used) * 10 ** (FLOOR_DB / 10)
  for (const k of used) {
    for (let band = 0; band < BANDS; band++) logs[band] = Math.log(powers[k * BANDS + band]! + floor)
    for (let c = 0; c < COSINES.length; c++) {
      const value = weighted(logs, COSINES[c]!)
      sums[c]! += value
      squares[c]! += value * value
    }
  }
  const count = Math.max(1, used.length)
  const means = Array.from(sums, (sum) => sum / count)
  const deviations = means.map((mean, c) => Math.sqrt(Math.max(0, squares[c]! / count - mean * mean)))
  return [...means, ...deviations]
}

/** Mean power of the bands in the frames; 1 in silence, of which any floor is as good. */
function meanPower(powers: Float32Array, frames: readonly number[]): number {
  let sum = 0
  for (const k of frames) for (let band = 0; band < BANDS; band++) sum += powers[k * BANDS + band]!
  return sum / Math.max(1, frames.length * BANDS) || 1
}

function indices(from: number, to: number, wanted: (k: number) => boolean): number[] {
  const found: number[] = []
  for (let k = from; k < to; k++) if (wanted(k)) found.push(k)
  return found
}

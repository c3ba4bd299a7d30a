import { MFCC_COUNT } from './mfcc.ts'
import type { VoiceFrames } from './voiceFrames.ts'

/** Index of the first cepstral coefficient in a timbre: the zeroth is the level. */
const FIRST = 1
/** Length of a timbre vector: mean and standard deviation of each cepstral coefficient but the zeroth. */
export const TIMBRE_COUNT = 2 * (MFCC_COUNT - FIRST)
/** Minimum share of voiced frames; below it all speech is used, so that a whisper has a timbre too. */
const LEAST_VOICED_SHARE = 0.2

/**
 * Describes the timbre of a voice from frame `from` up to `to` by {@link TIMBRE_COUNT} numbers, independent of its
 * level.
 *
 * @example
 * const numbers = timbre(voiceFrames(samples, 48_000)) // as many as TIMBRE_COUNT
 */
export function timbre(frames: VoiceFrames, from = 0, to = frames.count): number[] {
  const spoken = indices(from, to, (k) => frames.active[k] === 1)
  const voiced = spoken.filter((k) => frames.pitchHz[k]! > 0)
  const used = voiced.length >= LEAST_VOICED_SHARE * spoken.length ? voiced : spoken
  const means: number[] = []
  const deviations: number[] = []
  for (let c = FIRST; c < MFCC_COUNT; c++) {
    let sum = 0
    let squares = 0
    for (const k of used) {
      const value = frames.mfcc[k * MFCC_COUNT + c]!
      sum += value
      squares += value * value
    }
    const mean = used.length > 0 ? sum / used.length : 0
    means.push(mean)
    deviations.push(used.length > 0 ? Math.sqrt(Math.max(0, squares / used.length - mean * mean)) : 0)
  }
  return [...means, ...deviations]
}

function indices(from: number, to: number, wanted: (k: number) => boolean): number[] {
  const found: number[] = []
  for (let k = from; k < to; k++) if (wanted(k)) found.push(k)
  return found
}

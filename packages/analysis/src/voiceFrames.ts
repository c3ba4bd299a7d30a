import { melBands, melPowers } from './mfcc.ts'
import { voiceTrack, type VoiceTrack } from './voiceTrack.ts'

/**
 * Bands of a timbre: beyond them most recordings differ by their channel rather than by the voice, and within the band
 * of a telephone they are narrow enough to tell voices apart.
 */
export const TIMBRE_BANDS = melBands(40, 100, 4_500)

/** Measurements of a clip every 10 ms: its voice, and its spectrum. */
export interface VoiceFrames extends VoiceTrack {
  readonly count: number
  /** Powers in the bands of a timbre, one frame after the other. */
  readonly melPowers: Float32Array
}

/**
 * Measures all time-varying properties of a mono clip.
 *
 * @example
 * const frames = voiceFrames(samples, 48_000)
 * console.log(frames.count * PITCH_HOP_MS)
 */
export function voiceFrames(samples: Float32Array, rate: number): VoiceFrames {
  const track = voiceTrack(samples, rate)
  return { ...track, count: track.levelDb.length, melPowers: melPowers(samples, rate, TIMBRE_BANDS) }
}

import { melPowers } from './mfcc.ts'
import { TIMBRE_BANDS } from './timbre.ts'
import { voiceTrack, type VoiceTrack } from './voiceTrack.ts'

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

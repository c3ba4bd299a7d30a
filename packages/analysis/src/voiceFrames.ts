import { mfcc } from './mfcc.ts'
import { voiceTrack, type VoiceTrack } from './voiceTrack.ts'

/** Measurements of a clip every 10 ms: its voice, and its spectrum as {@link mfcc} coefficients. */
export interface VoiceFrames extends VoiceTrack {
  readonly count: number
  readonly mfcc: Float32Array
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
  return { ...track, count: track.levelDb.length, mfcc: mfcc(samples, rate) }
}

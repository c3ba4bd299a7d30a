import { mfcc } from './mfcc.ts'
import { voiceTrack, type VoiceTrack } from './voiceTrack.ts'

/** A clip measured every 10 ms: its voice, and its sound as {@link mfcc} numbers. */
export interface VoiceFrames extends VoiceTrack {
  readonly count: number
  readonly mfcc: Float32Array
}

/**
 * Measures everything about a mono clip that changes over time.
 *
 * @example
 * const frames = voiceFrames(samples, 48_000)
 * console.log(frames.count * PITCH_HOP_MS)
 */
export function voiceFrames(samples: Float32Array, rate: number): VoiceFrames {
  const track = voiceTrack(samples, rate)
  return { ...track, count: track.levelDb.length, mfcc: mfcc(samples, rate) }
}

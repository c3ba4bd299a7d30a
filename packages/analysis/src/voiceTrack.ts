import { creak } from './creak.ts'
import { activeFrames, frameLevels } from './frameLevels.ts'
import { hasVoice } from './hasVoice.ts'
import { pitchTrack, TRACKING_RATE } from './pitchTrack.ts'
import { resample } from './resample.ts'

/** Speech, pitch and creak of a clip over time; value k of each list belongs to the time k · 10 ms. */
export interface VoiceTrack {
  readonly levelDb: Float32Array
  /** 1 in speech, 0 in pauses. */
  readonly active: Uint8Array
  /** Hz; 0 where there is no pitch, everywhere in a whisper. */
  readonly pitchHz: Float32Array
  /** 1 where the voice creaks; nowhere in a whisper. */
  readonly creaky: Uint8Array
}

/**
 * Tracks the voice of a mono clip: pitch and creak are only reported for a clip with a voice.
 *
 * @example
 * const { pitchHz, creaky } = voiceTrack(samples, 48_000)
 */
export function voiceTrack(samples: Float32Array, rate: number): VoiceTrack {
  const steps = voiceTrackSteps(samples, rate)
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
  }
}

/** The same in steps, for callers that must not be blocked for long. */
export function* voiceTrackSteps(samples: Float32Array, rate: number): Generator<void, VoiceTrack, void> {
  const levelDb = frameLevels(samples, rate)
  const active = activeFrames(levelDb)
  yield
  // Resampled once for both trackers.
  const slow = resample(samples, rate, TRACKING_RATE)
  const track = pitchTrack(slow, TRACKING_RATE)
  yield
  const creaky = creak(slow, TRACKING_RATE)
  yield
  return hasVoice(track, active, creaky)
    ? { levelDb, active, pitchHz: track.pitchHz, creaky }
    : { levelDb, active, pitchHz: new Float32Array(levelDb.length), creaky: new Uint8Array(levelDb.length) }
}

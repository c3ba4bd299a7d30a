import { cleanSpeech } from './cleanSpeech.ts'
import { creak } from './creak.ts'
import { findHum } from './findHum.ts'
import { pitchTrack, TRACKING_RATE } from './pitchTrack.ts'
import { resample } from './resample.ts'
import { frameLevels, speechActivity } from './speechActivity.ts'
import { unmeasuredPitch, type UnmeasuredPitch } from './unmeasuredPitch.ts'

/** Speech, pitch and creak of a clip over time; value k of each list belongs to the time k · 10 ms. */
export interface VoiceTrack {
  readonly levelDb: Float32Array
  /** 1 in speech, 0 in pauses. */
  readonly active: Uint8Array
  /** Hz; 0 where there is no pitch, everywhere in a whisper. */
  readonly pitchHz: Float32Array
  /** 1 where there is a voice, also if its pitch cannot be measured; nowhere in a whisper. */
  readonly voiced: Uint8Array
  /** 1 where the voice creaks; nowhere in a whisper. */
  readonly creaky: Uint8Array
  /** Reason why there is no pitch; null if there is one. */
  readonly unmeasured: UnmeasuredPitch | null
}

/**
 * Tracks the voice of a mono clip: pitch and creak are only reported for a clip with a voice. Mains hum, rumble, clicks
 * and steady noise in pauses are excluded.
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
  // Resampled once for all trackers; levels need the whole band, in which fricatives are loud.
  const slow = resample(samples, rate, TRACKING_RATE)
  const humHz = findHum(slow, TRACKING_RATE)
  const levelDb = frameLevels(cleanSpeech(samples, rate, humHz), rate)
  const activity = speechActivity(levelDb)
  yield
  const clean = cleanSpeech(slow, TRACKING_RATE, humHz)
  const track = pitchTrack(clean, TRACKING_RATE, activity.audible)
  yield
  const creaky = creak(clean, TRACKING_RATE)
  yield
  const isNoisy = activity.isNoisy || humHz.length > 0
  const unmeasured = unmeasuredPitch({ samples: clean, track, activity, creaky, isNoisy })
  const nowhere = () => new Uint8Array(levelDb.length)
  return {
    levelDb,
    active: activity.active,
    pitchHz: unmeasured === null ? track.pitchHz : new Float32Array(levelDb.length),
    voiced: unmeasured === 'whisper' ? nowhere() : Uint8Array.from(track.pitchHz, (hz) => Number(hz > 0)),
    creaky: unmeasured === null || unmeasured === 'range' ? creaky : nowhere(),
    unmeasured,
  }
}

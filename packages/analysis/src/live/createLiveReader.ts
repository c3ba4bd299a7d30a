import { acceptPitch } from '../acceptPitch.ts'
import { intensityDb } from '../intensityDb.ts'
import { isVocalFry } from '../isVocalFry.ts'
import { resample } from '../resample.ts'
import { createPitchDetector, type PitchDetectorSettings } from './createPitchDetector.ts'

/** Samples that one live reading looks at. */
export const LIVE_WINDOW = 2048
/** Rate in Hz at which it looks at them, whatever the rate of the device, so that all devices read the same. */
export const LIVE_RATE = 48_000
/** Below this, in Hz, is no voice: an offset or a rumble there would hide the zero crossings that pitch is found by. */
export const LIVE_HIGH_PASS_HZ = 50

/** What is heard at one moment. */
export interface LiveReading {
  /** Hz; null when there is no pitch to be sure of. */
  readonly pitch: number | null
  /** dB relative to full scale, at least -60. */
  readonly intensity: number
  /** 1 when it is vocal fry. */
  readonly vocalFry: 0 | 1
}

/** How many samples at a rate in Hz a reader needs at least: those of {@link LIVE_WINDOW} at {@link LIVE_RATE}. */
export function liveWindowLength(rate: number): number {
  return Math.ceil((LIVE_WINDOW * rate) / LIVE_RATE)
}

/**
 * Makes a reader of what an analyser holds at a rate in Hz: pass it the latest samples, at least
 * {@link liveWindowLength} of them. Throws a RangeError for settings out of range.
 */
export function createLiveReader(
  rate: number,
  settings?: PitchDetectorSettings,
): (samples: Float32Array) => LiveReading {
  const detector = createPitchDetector(LIVE_WINDOW, LIVE_RATE, settings)
  return (samples) => {
    const window = resample(samples, rate, LIVE_RATE).slice(-LIVE_WINDOW)
    const { pitchHz, clarity } = detector.read(window)
    return {
      pitch: acceptPitch(pitchHz, clarity),
      intensity: intensityDb(window),
      vocalFry: isVocalFry(pitchHz, clarity) ? 1 : 0,
    }
  }
}

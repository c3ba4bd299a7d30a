import { acceptPitch } from '../acceptPitch.ts'
import { intensityDb } from '../intensityDb.ts'
import { isVocalFry } from '../isVocalFry.ts'
import { resample } from '../resample.ts'
import { createPitchDetector, type PitchDetectorSettings, type RawPitch } from './createPitchDetector.ts'

/** Samples that one live reading looks at. */
export const LIVE_WINDOW = 2048
/** Rate in Hz at which it looks at them, whatever the rate of the device, so that all devices read the same. */
export const LIVE_RATE = 48_000
/** Below this, in Hz, is no voice: an offset or a rumble there would hide the zero crossings that pitch is found by. */
export const LIVE_HIGH_PASS_HZ = 50

/** Rate in Hz at which slow pulses are looked for: what tells one pulse from the next lies below half of it. */
const SLOW_RATE = 12_000
/** Samples of {@link SLOW_RATE} that hold two periods of the slowest pulses, of 20 Hz, and a tenth more. */
const SLOW_WINDOW = 1320
/** Samples before those that are read, for the edge of the filter that resamples them. */
const MARGIN = 32
/** The lowest pitch in Hz of which {@link LIVE_WINDOW} holds two periods. */
const LOWEST_HZ = (2 * LIVE_RATE) / LIVE_WINDOW
/** A window that repeats itself this well (0-1) holds no slow pulses, only faster ones. */
const SURE = 0.98

/** What is heard at one moment. */
export interface LiveReading {
  /** Hz; null when there is no pitch to be sure of. */
  readonly pitch: number | null
  /** dB relative to full scale, at least -60. */
  readonly intensity: number
  /** 1 when it is vocal fry. */
  readonly vocalFry: 0 | 1
}

/**
 * How many samples at a rate in Hz a reader needs at least: those of {@link LIVE_WINDOW} at {@link LIVE_RATE}.
 *
 * @example
 * liveWindowLength(44_100) // 1882
 */
export function liveWindowLength(rate: number): number {
  return Math.ceil((LIVE_WINDOW * rate) / LIVE_RATE)
}

/**
 * How many samples at a rate in Hz a reader needs to tell pulses down to 20 Hz, 110 ms of them.
 *
 * @example
 * liveCreakLength(48_000) // 5280
 */
export function liveCreakLength(rate: number): number {
  return Math.ceil((SLOW_WINDOW * rate) / SLOW_RATE)
}

/**
 * Makes a reader of what an analyser holds at a rate in Hz: pass it the latest samples, at least
 * {@link liveWindowLength} of them. Vocal fry below 47 Hz is found in {@link liveCreakLength} of them. Throws a
 * RangeError for settings out of range.
 *
 * @example
 * const context = new AudioContext()
 * const analyser = context.createAnalyser()
 * const read = createLiveReader(context.sampleRate)
 * const window = new Float32Array(analyser.fftSize)
 * analyser.getFloatTimeDomainData(window)
 * console.log(read(window).pitch)
 */
export function createLiveReader(
  rate: number,
  settings?: PitchDetectorSettings,
): (samples: Float32Array) => LiveReading {
  const detector = createPitchDetector(LIVE_WINDOW, LIVE_RATE, settings)
  const slowDetector = createPitchDetector(SLOW_WINDOW, SLOW_RATE, settings)

  /** Pulses slower than the window tells: one of them and its ringing look like a pitch of their own. */
  function readSlow(samples: Float32Array): RawPitch | null {
    const length = liveCreakLength(rate)
    if (samples.length < length) return null
    const slow = slowDetector.read(resample(samples.subarray(-length), rate, SLOW_RATE).subarray(0, SLOW_WINDOW))
    return slow.pitchHz < LOWEST_HZ ? slow : null
  }

  return (samples) => {
    const window = resample(samples.subarray(-liveWindowLength(rate) - MARGIN), rate, LIVE_RATE).slice(-LIVE_WINDOW)
    const fast = detector.read(window)
    const slow = fast.clarity < SURE ? readSlow(samples) : null
    const { pitchHz, clarity } = slow && slow.clarity >= fast.clarity ? slow : fast
    return {
      pitch: acceptPitch(pitchHz, clarity),
      intensity: intensityDb(window),
      vocalFry: isVocalFry(pitchHz, clarity) ? 1 : 0,
    }
  }
}

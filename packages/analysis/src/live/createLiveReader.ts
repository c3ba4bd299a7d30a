import { acceptPitch } from '../acceptPitch.ts'
import { intensityDb } from '../intensityDb.ts'
import { isVocalFry } from '../isVocalFry.ts'
import { resample } from '../resample.ts'
import { createPitchDetector, type PitchDetectorSettings, type RawPitch } from './createPitchDetector.ts'

/** Samples per live reading. */
export const LIVE_WINDOW = 2048
/** Sample rate of live readings in Hz, independent of the device, so that all devices give the same results. */
export const LIVE_RATE = 48_000
/** High pass in Hz: offset and rumble below the voice would hide the zero crossings by which pitch is found. */
export const LIVE_HIGH_PASS_HZ = 50

/** Rate in Hz for detecting slow pulses, which differ only below half of it. */
const SLOW_RATE = 12_000
/** Samples at {@link SLOW_RATE} for two periods of the slowest pulses (20 Hz), plus a tenth. */
const SLOW_WINDOW = 1320
/** Additional samples before the window, for the edge of the resampling filter. */
const MARGIN = 32
/** Lowest pitch in Hz with two periods in {@link LIVE_WINDOW}. */
const LOWEST_HZ = (2 * LIVE_RATE) / LIVE_WINDOW
/** Periodicity (0-1) from which a window has no slow pulses. */
const SURE = 0.98

/** Measurements of a live window. */
export interface LiveReading {
  /** Hz; null when no pitch is reliable. */
  readonly pitch: number | null
  /** dB relative to full scale, at least -60. */
  readonly intensity: number
  /** 1 for vocal fry. */
  readonly vocalFry: 0 | 1
}

/**
 * Minimum number of samples for a reader at a rate in Hz: those of {@link LIVE_WINDOW} at {@link LIVE_RATE}.
 *
 * @example
 * liveWindowLength(44_100) // 1882
 */
export function liveWindowLength(rate: number): number {
  return Math.ceil((LIVE_WINDOW * rate) / LIVE_RATE)
}

/**
 * Number of samples at a rate in Hz needed to detect pulses down to 20 Hz: 110 ms.
 *
 * @example
 * liveCreakLength(48_000) // 5280
 */
export function liveCreakLength(rate: number): number {
  return Math.ceil((SLOW_WINDOW * rate) / SLOW_RATE)
}

/**
 * Creates a reader for samples of an analyser at a rate in Hz. Pass it the latest samples, at least {@link
 * liveWindowLength}. Vocal fry below 47 Hz is detected with {@link liveCreakLength} samples. Throws a RangeError for
 * settings out of range.
 *
 * A high pass of {@link LIVE_HIGH_PASS_HZ} makes the pitch reliable, but takes some dB from a deep voice. Pass the same
 * samples without it as the second argument, and the intensity is read from those.
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
): (samples: Float32Array, unfiltered?: Float32Array) => LiveReading {
  const detector = createPitchDetector(LIVE_WINDOW, LIVE_RATE, settings)
  const slowDetector = createPitchDetector(SLOW_WINDOW, SLOW_RATE, settings)

  /** Detects pulses that are too slow for the window, where one pulse and its ringing look like a pitch. */
  function readSlow(samples: Float32Array): RawPitch | null {
    const length = liveCreakLength(rate)
    if (samples.length < length) return null
    const slow = slowDetector.read(resample(samples.subarray(-length), rate, SLOW_RATE).subarray(0, SLOW_WINDOW))
    return slow.pitchHz < LOWEST_HZ ? slow : null
  }

  return (samples, unfiltered = samples) => {
    const window = resample(samples.subarray(-liveWindowLength(rate) - MARGIN), rate, LIVE_RATE).slice(-LIVE_WINDOW)
    const fast = detector.read(window)
    const slow = fast.clarity < SURE ? readSlow(samples) : null
    const { pitchHz, clarity } = slow && slow.clarity >= fast.clarity ? slow : fast
    return {
      pitch: acceptPitch(pitchHz, clarity),
      intensity: intensityDb(unfiltered.subarray(-liveWindowLength(rate))),
      vocalFry: isVocalFry(pitchHz, clarity) ? 1 : 0,
    }
  }
}

import { Autocorrelator } from 'pitchy'
import { vertex } from '../refinePeak.ts'

/** Settings of a live pitch detector, all optional. */
export interface PitchDetectorSettings {
  /** Share of the best peak that an earlier one must reach to be chosen, above 0 and at most 1. Default 0.95. */
  readonly clarityThreshold?: number
  /** RMS below which a window has no pitch, at least 0. Overrides `minVolumeDecibels`. */
  readonly minVolumeAbsolute?: number
  /** The same in dB relative to full scale, 0 or below. Default -50. */
  readonly minVolumeDecibels?: number
}

/** Raw reading, before the acceptance rules. */
export interface RawPitch {
  /** Hz; 0 when the window is too quiet or not periodic. */
  readonly pitchHz: number
  /** Periodicity of the window at that pitch, 0-1. */
  readonly clarity: number
}

/** Detects the pitch of live audio window by window. */
export interface PitchDetector {
  /** Detects the pitch of one window of the detector's length. */
  read(window: ArrayLike<number>): RawPitch
}

const NOTHING: RawPitch = { pitchHz: 0, clarity: 0 }

/**
 * Creates a detector for windows of `length` samples at a rate in Hz, by the method of McLeod and Wyvill 2005, "A
 * smarter way to find pitch", on pitchy's autocorrelation. Throws a RangeError for settings out of range.
 *
 * Lags end at half the window: longer ones are based on few samples, reach a clarity near 1 by chance and hide the true
 * peak. The gate compares amplitudes, so its decibels are 20 log10 of them.
 *
 * @example
 * const detector = createPitchDetector(LIVE_WINDOW, LIVE_RATE)
 * const { pitchHz, clarity } = detector.read(samples.subarray(-LIVE_WINDOW))
 */
export function createPitchDetector(length: number, rate: number, settings: PitchDetectorSettings = {}): PitchDetector {
  const { clarityThreshold, minVolume } = readSettings(settings)
  const autocorrelator = Autocorrelator.forFloat64Array(length)
  const nsdf = new Float64Array(length)
  const lags = Math.floor(length / 2)

  return {
    read(window) {
      autocorrelator.autocorrelate(window, nsdf)
      const energy = nsdf[0]!
      if (energy <= 0 || Math.sqrt(energy / length) < minVolume) return NOTHING
      normalise(nsdf, window, lags)
      const peaks = keyMaxima(nsdf, lags)
      const highest = peaks.reduce((most, lag) => Math.max(most, nsdf[lag]!), 0)
      const lag = peaks.find((peak) => nsdf[peak]! >= clarityThreshold * highest)
      if (lag === undefined) return NOTHING
      const offset = vertex(nsdf[lag - 1]!, nsdf[lag]!, nsdf[lag + 1]!)
      const clarity = nsdf[lag]! + ((nsdf[lag + 1]! - nsdf[lag - 1]!) / 4) * offset
      return { pitchHz: rate / (lag + offset), clarity: Math.min(1, Math.max(0, clarity)) }
    },
  }
}

function readSettings(settings: PitchDetectorSettings): { clarityThreshold: number; minVolume: number } {
  const { clarityThreshold = 0.95, minVolumeAbsolute, minVolumeDecibels = -50 } = settings
  check(clarityThreshold > 0 && clarityThreshold <= 1, 'clarityThreshold', clarityThreshold, 'above 0 and at most 1')
  check(minVolumeDecibels <= 0, 'minVolumeDecibels', minVolumeDecibels, '0 or below: 0 is the loudest sound')
  if (minVolumeAbsolute !== undefined) {
    check(minVolumeAbsolute >= 0, 'minVolumeAbsolute', minVolumeAbsolute, '0 or above')
  }
  return { clarityThreshold, minVolume: minVolumeAbsolute ?? 10 ** (minVolumeDecibels / 20) }
}

function check(holds: boolean, name: string, value: number, allowed: string): void {
  if (holds && Number.isFinite(value)) return
  throw new RangeError(`${name} is ${value}, so no pitch could be found with it. Give a number ${allowed}.`)
}

/** Converts the autocorrelation to the paper's normalised square difference function, -1 to 1, for the first lags. */
function normalise(r: Float64Array, window: ArrayLike<number>, lags: number): void {
  let power = 2 * r[0]!
  for (let lag = 0; lag <= lags; lag++) {
    r[lag] = power > 0 ? (2 * r[lag]!) / power : 0
    power -= window[lag]! ** 2 + window[window.length - lag - 1]! ** 2
  }
}

/** Highest point between each rise through zero and the following fall, including a peak cut off by the last lags. */
function keyMaxima(nsdf: Float64Array, lags: number): number[] {
  const peaks: number[] = []
  let best = -1
  for (let lag = 1; lag < lags; lag++) {
    const here = nsdf[lag]!
    if (here <= 0) {
      if (best > 0) peaks.push(best)
      best = -1
    } else if (nsdf[lag - 1]! <= 0 || (best > 0 && here > nsdf[best]!)) best = lag
  }
  // A maximum at the last lag is still rising.
  if (best > 0 && best < lags - 1) peaks.push(best)
  return peaks
}

import { intensityDb } from './intensityDb.ts'
import { loudness } from './loudness.ts'
import { averageIntensityPercent, perceptualLoudnessPercent } from './loudnessPercent.ts'
import { PITCH_HOP_MS } from './pitchTrack.ts'

/** Window of intensity measurements: 2048 samples at 48 kHz, as in a live reading. */
const INTENSITY_WINDOW_MS = 2048 / 48

/** Loudness and intensity of a clip. */
export interface OverallResults {
  /** Maximum intensity over {@link INTENSITY_WINDOW_MS}, in dBFS, at least -60. */
  readonly peakIntensity: number
  /** Intensity of the whole clip including pauses, in dBFS. */
  readonly averageIntensityDb: number
  /** See `averageIntensityPercent`. */
  readonly averageIntensityPercent: number
  /** Integrated loudness by ITU-R BS.1770-4; -Infinity for silence. */
  readonly lufsLoudness: number
  /** 0-100, see `perceptualLoudnessPercent`. */
  readonly perceptualLoudnessPercent: number
}

/**
 * Measures loudness and intensity of a mono clip at a rate in Hz.
 *
 * @example
 * const results = overallResults(samples, 48_000)
 */
export function overallResults(samples: Float32Array, rate: number): OverallResults {
  const averageIntensityDb = intensityDb(samples)
  const peakIntensity = peakOf(samples, rate)
  const { lufs } = loudness(samples, rate)
  return {
    peakIntensity,
    averageIntensityDb,
    averageIntensityPercent: averageIntensityPercent(averageIntensityDb, peakIntensity),
    lufsLoudness: lufs,
    perceptualLoudnessPercent: perceptualLoudnessPercent(lufs),
  }
}

/** Intensity around a time (ms), in dB, over {@link INTENSITY_WINDOW_MS} or the part of it inside the clip. */
export function intensityAt(samples: Float32Array, rate: number, timeMs: number): number {
  const from = Math.max(0, Math.round(((timeMs - INTENSITY_WINDOW_MS / 2) * rate) / 1000))
  const to = Math.min(samples.length, Math.round(((timeMs + INTENSITY_WINDOW_MS / 2) * rate) / 1000))
  return intensityDb(samples, from, to)
}

function peakOf(samples: Float32Array, rate: number): number {
  const durationMs = (samples.length * 1000) / rate
  // Excludes windows cut off at the edges.
  const lastMs = durationMs - INTENSITY_WINDOW_MS / 2
  let peak = intensityAt(samples, rate, Math.max(durationMs / 2, 0))
  for (let timeMs = INTENSITY_WINDOW_MS / 2; timeMs <= lastMs; timeMs += PITCH_HOP_MS) {
    peak = Math.max(peak, intensityAt(samples, rate, timeMs))
  }
  return peak
}

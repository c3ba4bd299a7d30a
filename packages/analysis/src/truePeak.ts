import { weightedSum } from './weightedSum.ts'

/** Interpolator taps on each side of a point between two samples. */
const HALF_TAPS = 12
/** Oversampling of ITU-R BS.1770-4, Annex 2. */
const OVERSAMPLING = 4
/** Share of a level below which two samples have no peak above that level between them in practice. */
const WORTH_A_LOOK = 0.5

/**
 * True peak of the clip, between samples too, in dBTP; -Infinity for silence.
 *
 * @example
 * const isClipped = truePeakDbtp(samples) > LISTENING_TRUE_PEAK_DBTP
 */
export function truePeakDbtp(samples: Float32Array): number {
  let highest = 0
  for (const peak of truePeaks(samples)) if (peak > highest) highest = peak
  return 20 * Math.log10(highest)
}

/**
 * Returns for each sample the largest magnitude within one sample of it, by 4 times oversampling.
 *
 * Only positions that may reach `level` (linear, default the clip's highest sample) are interpolated; elsewhere the
 * samples are used.
 */
export function truePeaks(samples: Float32Array, level = highestSample(samples)): Float32Array {
  const peaks = new Float32Array(samples.length)
  let before = 0
  for (let i = 0; i < samples.length; i++) {
    let after = Math.max(Math.abs(samples[i]!), Math.abs(samples[i + 1] ?? 0))
    if (after > level * WORTH_A_LOOK) {
      for (let phase = 1; phase < OVERSAMPLING; phase++) after = Math.max(after, Math.abs(between(samples, i, phase)))
    }
    peaks[i] = Math.max(before, after)
    before = after
  }
  return peaks
}

function highestSample(samples: Float32Array): number {
  let highest = 0
  for (const sample of samples) highest = Math.max(highest, Math.abs(sample))
  return highest
}

function between(samples: Float32Array, index: number, phase: number): number {
  const taps = 2 * HALF_TAPS
  return weightedSum(samples, index - HALF_TAPS + 1, FILTER, (phase - 1) * taps, taps)
}

/** Windowed sinc at 1/4, 2/4 and 3/4 of the distance to the next sample. */
const FILTER = Float64Array.from({ length: (OVERSAMPLING - 1) * 2 * HALF_TAPS }, (_, i) => {
  const phase = Math.floor(i / (2 * HALF_TAPS)) + 1
  const x = (i % (2 * HALF_TAPS)) - HALF_TAPS + 1 - phase / OVERSAMPLING
  return (Math.sin(Math.PI * x) / (Math.PI * x)) * (0.5 + 0.5 * Math.cos((Math.PI * x) / (HALF_TAPS + 0.5)))
})

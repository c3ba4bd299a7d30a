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
  for (let i = 0; i < samples.length; i++) {
    const after = higherOf(samples, i)
    if (after > highest) highest = after
    if (after > highest * WORTH_A_LOOK && mayTurn(samples, i)) highest = Math.max(highest, peakBetween(samples, i))
  }
  return 20 * Math.log10(highest)
}

/**
 * Returns for each sample the largest magnitude within one sample of it, by 4 times oversampling.
 *
 * Only positions that may reach `level` (linear) are interpolated; elsewhere the samples are used.
 */
export function truePeaks(samples: Float32Array, level: number): Float32Array {
  const peaks = new Float32Array(samples.length)
  const enough = level * WORTH_A_LOOK
  let before = 0
  for (let i = 0; i < samples.length; i++) {
    let after = higherOf(samples, i)
    if (after > enough && mayTurn(samples, i)) after = Math.max(after, peakBetween(samples, i))
    peaks[i] = after > before ? after : before
    before = after
  }
  return peaks
}

/** Magnitude of the higher of a sample and the next. */
function higherOf(samples: Float32Array, index: number): number {
  const here = Math.abs(samples[index]!)
  const next = index + 1 < samples.length ? Math.abs(samples[index + 1]!) : 0
  return here > next ? here : next
}

/** False where four samples only rise or only fall: the highest point between the middle two is then one of them. */
function mayTurn(samples: Float32Array, index: number): boolean {
  if (index === 0 || index + 2 >= samples.length) return true
  const step = samples[index + 1]! - samples[index]!
  return (samples[index]! - samples[index - 1]!) * step <= 0 || (samples[index + 2]! - samples[index + 1]!) * step <= 0
}

/** Largest magnitude of the interpolated points between a sample and the next. */
function peakBetween(samples: Float32Array, index: number): number {
  const taps = 2 * HALF_TAPS
  let highest = 0
  for (let phase = 0; phase < OVERSAMPLING - 1; phase++) {
    const point = Math.abs(weightedSum(samples, index - HALF_TAPS + 1, FILTER, phase * taps, taps))
    if (point > highest) highest = point
  }
  return highest
}

/** Windowed sinc at 1/4, 2/4 and 3/4 of the distance to the next sample. */
const FILTER = Float64Array.from({ length: (OVERSAMPLING - 1) * 2 * HALF_TAPS }, (_, i) => {
  const phase = Math.floor(i / (2 * HALF_TAPS)) + 1
  const x = (i % (2 * HALF_TAPS)) - HALF_TAPS + 1 - phase / OVERSAMPLING
  return (Math.sin(Math.PI * x) / (Math.PI * x)) * (0.5 + 0.5 * Math.cos((Math.PI * x) / (HALF_TAPS + 0.5)))
})

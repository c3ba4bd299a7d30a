import { weightedSum } from './weightedSum.ts'

/** Half the filter length, in samples of the lower rate. */
const HALF_LENGTH = 12
/**
 * Maximum number of sub-sample positions; others are rounded to the nearest: an error of 1/640 of a sample is below -56
 * dB.
 */
const MAX_PHASES = 640

/**
 * Converts a clip to another rate (both in Hz) with a windowed sinc.
 *
 * The pass band ends at 0.85 of the lower Nyquist frequency. The transition band above it aliases slightly near the
 * edge, which does not affect the measurements.
 *
 * @example
 * const narrow = resample(samples, 48_000, 16_000)
 */
export function resample(samples: Float32Array, fromRate: number, toRate: number): Float32Array {
  if (fromRate === toRate) return samples
  const shrink = Math.min(1, toRate / fromRate)
  const half = Math.ceil(HALF_LENGTH / shrink)
  const taps = 2 * half
  const phases = Math.min(toRate / greatestCommonDivisor(fromRate, toRate), MAX_PHASES)
  const table = filters(phases, half, shrink)
  const output = new Float32Array(Math.max(0, Math.floor((samples.length * toRate) / fromRate)))

  for (let k = 0; k < output.length; k++) {
    const position = (k * fromRate) / toRate
    let whole = Math.floor(position)
    let phase = Math.round((position - whole) * phases)
    if (phase === phases) {
      phase = 0
      whole++
    }
    output[k] = weightedSum(samples, whole - half + 1, table, phase * taps, taps)
  }
  return output
}

/** One row of taps per sub-sample position, each with unity gain at DC. */
function filters(phases: number, half: number, shrink: number): Float64Array {
  const taps = 2 * half
  const table = new Float64Array(phases * taps)
  const cutoff = 0.92 * shrink
  for (let phase = 0; phase < phases; phase++) {
    let sum = 0
    for (let t = 0; t < taps; t++) {
      const x = t - half + 1 - phase / phases
      const angle = Math.PI * x * cutoff
      const sinc = Math.abs(angle) < 1e-9 ? 1 : Math.sin(angle) / angle
      const edge = (Math.PI * x) / half
      // Blackman window: side lobes at -58 dB, which makes aliases inaudible.
      const window = 0.42 + 0.5 * Math.cos(edge) + 0.08 * Math.cos(2 * edge)
      sum += table[phase * taps + t] = Math.abs(x) >= half ? 0 : sinc * window
    }
    for (let t = 0; t < taps; t++) table[phase * taps + t]! /= sum
  }
  return table
}

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b)
}

import { kWeight } from './kWeight.ts'
import { quantile } from './quantile.ts'

/** Loudness of a clip by ITU-R BS.1770-4; one mono channel counts once, so a -23 dBFS sine at 1 kHz is -26 LUFS. */
export interface Loudness {
  /** Integrated loudness in LUFS; -Infinity for silence. */
  readonly lufs: number
  /** Spread of the 400 ms loudness within the programme, 10th to 95th percentile, in LU; 0 for silence. */
  readonly rangeLu: number
}

/** Offset that makes a full-scale 997 Hz sine in one channel read -3.01 LUFS. */
export const LUFS_OFFSET = -0.691
const ABSOLUTE_GATE_LUFS = -70
const RELATIVE_GATE_LU = -10
/** Gate of the loudness range, which excludes pauses (EBU Tech 3342). */
const RANGE_GATE_LU = -20
const STEPS_PER_SECOND = 10
const STEPS_PER_BLOCK = 4

/**
 * Measures integrated loudness and its spread: K weighting, 400 ms blocks every 100 ms, gates at -70 LUFS and -10 LU.
 *
 * @example
 * const { lufs } = loudness(samples, 48_000)
 */
export function loudness(samples: Float32Array, rate: number): Loudness {
  return loudnessOfWeighted(kWeight(samples, rate), rate)
}

/**
 * Measures the loudness of a clip that was weighted by {@link kWeight}. `gains`, one for each sample, change too slowly
 * to alter its spectrum.
 */
export function loudnessOfWeighted(weighted: Float64Array, rate: number, gains?: Float32Array): Loudness {
  const blocks = blockPowers(weighted, rate, gains).filter((power) => lufsOf(power) > ABSOLUTE_GATE_LUFS)
  if (blocks.length === 0) return { lufs: -Infinity, rangeLu: 0 }
  const ungated = lufsOf(mean(blocks))
  const lufs = lufsOf(mean(blocks.filter((power) => lufsOf(power) > ungated + RELATIVE_GATE_LU)))
  const programme = blocks.map(lufsOf).filter((level) => level > ungated + RANGE_GATE_LU)
  return { lufs, rangeLu: quantile(programme, 0.95) - quantile(programme, 0.1) }
}

/** Mean power of each 400 ms block; a clip shorter than that is one block. */
function blockPowers(weighted: Float64Array, rate: number, gains?: Float32Array): number[] {
  const step = rate / STEPS_PER_SECOND
  const steps = Math.floor(weighted.length / step)
  const sums = Array.from({ length: Math.max(steps, 1) }, (_, k) => {
    const end = steps === 0 ? weighted.length : Math.round((k + 1) * step)
    return gains
      ? amplifiedEnergy(weighted, gains, Math.round(k * step), end)
      : energy(weighted, Math.round(k * step), end)
  })
  if (steps < STEPS_PER_BLOCK) {
    const total = sums.reduce((a, b) => a + b, 0)
    const length = steps === 0 ? weighted.length : Math.round(steps * step)
    return length === 0 ? [] : [total / length]
  }
  return Array.from({ length: steps - STEPS_PER_BLOCK + 1 }, (_, k) => {
    return (sums[k]! + sums[k + 1]! + sums[k + 2]! + sums[k + 3]!) / (STEPS_PER_BLOCK * step)
  })
}

function energy(samples: Float64Array, from: number, to: number): number {
  let sum = 0
  for (let i = from; i < to; i++) sum += samples[i]! ** 2
  return sum
}

function amplifiedEnergy(samples: Float64Array, gains: Float32Array, from: number, to: number): number {
  let sum = 0
  for (let i = from; i < to; i++) sum += (samples[i]! * gains[i]!) ** 2
  return sum
}

function lufsOf(power: number): number {
  return LUFS_OFFSET + 10 * Math.log10(power)
}

function mean(values: readonly number[]): number {
  return values.reduce((a, b) => a + b, 0) / values.length
}

import { kWeight } from './kWeight.ts'
import { limiterGains } from './limiterGains.ts'
import { loudness, loudnessOfWeighted } from './loudness.ts'
import { truePeakDbtp, truePeaks } from './truePeak.ts'

/** Target level. */
export interface ListeningLevel {
  /** Integrated loudness in LUFS, default -16. */
  readonly lufs?: number
  /** Maximum true peak in dBTP, default -1.5. */
  readonly truePeakDbtp?: number
}

/** Loudness of delivered audio, in LUFS. */
export const LISTENING_LUFS = -16
/** Maximum true peak of delivered audio, in dBTP. */
export const LISTENING_TRUE_PEAK_DBTP = -1.5
/** Accepted deviation: inaudible, and within the changes of a lossy encoder. */
const TOLERANCE_LU = 0.02
/** Maximum number of iterations. Limiting costs loudness, which is compensated; speech converges in two to four. */
const MAX_ROUNDS = 12
/** Maximum attenuation of peaks: more would sound squashed, so the clip stays quieter. */
const MOST_LIMITING_DB = 21
/** Minimum assumed loudness gain per dB behind the limiter; a smaller value would make the next step too large. */
const LEAST_YIELD = 0.15
/** Safety margin of the limiter, as the gain still changes slightly between samples. */
const SAFETY_DB = 0.05

/**
 * Returns the clip at the common listening level: -16 LUFS integrated, true peak at most -1.5 dBTP.
 *
 * Where the gain alone would exceed the peak limit, a look-ahead limiter attenuates the peaks, so that both targets are
 * met for speech. A clip without loudness (silence) is returned unchanged.
 *
 * @example
 * const levelled = levelForListening(samples, 48_000)
 */
export function levelForListening(samples: Float32Array, rate: number, level: ListeningLevel = {}): Float32Array {
  const { lufs: target = LISTENING_LUFS, truePeakDbtp: ceilingDb = LISTENING_TRUE_PEAK_DBTP } = level
  const weighted = kWeight(samples, rate)
  const before = loudnessOfWeighted(weighted, rate).lufs
  if (before === -Infinity) return samples
  const ceiling = amplitude(ceilingDb - SAFETY_DB)
  const highestDb = truePeakDbtp(samples)
  const mostDb = ceilingDb - highestDb + MOST_LIMITING_DB
  let gainDb = Math.min(mostDb, levellingGain(before, target))
  // Without a peak above the limit, the gain is exact.
  if (gainDb <= ceilingDb - SAFETY_DB - highestDb) return times(samples, amplitude(gainDb))
  const limiter = createLimiter({ samples, weighted, rate, ceiling })
  let levelled = samples
  let missing = 0
  let rise = 0
  /** Deviation of the estimated loudness, in LU. */
  let bias = 0
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const estimate = limiter.estimateLufs(gainDb)
    let stillMissing = target - estimate - bias
    const isLast = Math.abs(stillMissing) <= TOLERANCE_LU || round === MAX_ROUNDS - 1 || gainDb >= mostDb
    if (isLast) {
      levelled = product(samples, limiter.gains(gainDb))
      stillMissing = target - loudness(levelled, rate).lufs
      bias = target - stillMissing - estimate
    }
    // The effect of the last step estimates the gain needed for the rest.
    const yielded = rise === 0 ? 1 : Math.min(1, Math.max(LEAST_YIELD, (missing - stillMissing) / rise))
    missing = stillMissing
    rise = Math.min(mostDb - gainDb, missing / yielded)
    if (isLast && (Math.abs(missing) <= TOLERANCE_LU || rise === 0)) break
    gainDb += rise
  }
  const excessDb = truePeakDbtp(levelled) - ceilingDb
  return excessDb > 0 ? times(levelled, amplitude(-excessDb)) : levelled
}

/** Levels above the gain for which peaks are interpolated, in dB: rounds raise it by less. */
const PEAKS_AHEAD_DB = 3
/** Number of samples that have one gain in an estimate. */
const ESTIMATE_STEP = 8

interface LimiterInput {
  readonly samples: Float32Array
  /** The samples after {@link kWeight}. */
  readonly weighted: Float64Array
  readonly rate: number
  /** Maximum amplitude. */
  readonly ceiling: number
}

/** Creates the limiter of a clip. Its peaks are interpolated as far as a gain needs them. */
function createLimiter({ samples, weighted, rate, ceiling }: LimiterInput) {
  const coarseWeighted = rootMeanSquares(weighted)
  let peaks: Float32Array = new Float32Array()
  let coarsePeaks = peaks
  let upToDb = -Infinity
  function findPeaks(gainDb: number): void {
    if (gainDb <= upToDb) return
    upToDb = gainDb + PEAKS_AHEAD_DB
    peaks = truePeaks(samples, ceiling / amplitude(upToDb))
    coarsePeaks = highestOf(peaks)
  }
  return {
    /** Gain of each sample, for a gain in dB before the limiter. */
    gains(gainDb: number): Float32Array {
      findPeaks(gainDb)
      return limiterGains(peaks, rate, amplitude(gainDb), ceiling)
    },
    /** Loudness behind the limiter in LUFS, within a few tenths, in a fraction of the time. */
    estimateLufs(gainDb: number): number {
      findPeaks(gainDb)
      const gains = limiterGains(coarsePeaks, rate / ESTIMATE_STEP, amplitude(gainDb), ceiling)
      return loudnessOfWeighted(coarseWeighted, rate / ESTIMATE_STEP, gains).lufs
    },
  }
}

/** Root mean square of every {@link ESTIMATE_STEP} values. */
function rootMeanSquares(values: Float64Array): Float64Array {
  const output = new Float64Array(Math.floor(values.length / ESTIMATE_STEP))
  for (let k = 0; k < output.length; k++) {
    let sum = 0
    for (let i = k * ESTIMATE_STEP; i < (k + 1) * ESTIMATE_STEP; i++) sum += values[i]! ** 2
    output[k] = Math.sqrt(sum / ESTIMATE_STEP)
  }
  return output
}

/** Highest of every {@link ESTIMATE_STEP} values. */
function highestOf(values: Float32Array): Float32Array {
  const output = new Float32Array(Math.floor(values.length / ESTIMATE_STEP))
  for (let k = 0; k < output.length; k++) {
    let highest = 0
    for (let i = k * ESTIMATE_STEP; i < (k + 1) * ESTIMATE_STEP; i++) if (values[i]! > highest) highest = values[i]!
    output[k] = highest
  }
  return output
}

function times(samples: Float32Array, factor: number): Float32Array {
  const output = new Float32Array(samples.length)
  for (let i = 0; i < samples.length; i++) output[i] = samples[i]! * factor
  return output
}

function product(samples: Float32Array, gains: Float32Array): Float32Array {
  const output = new Float32Array(samples.length)
  for (let i = 0; i < samples.length; i++) output[i] = samples[i]! * gains[i]!
  return output
}

/**
 * Gain in dB that brings a clip of this loudness to the listening level, both in LUFS.
 *
 * @example
 * levellingGain(-22) // 6
 */
export function levellingGain(lufs: number, target = LISTENING_LUFS): number {
  return target - lufs
}

function amplitude(db: number): number {
  return 10 ** (db / 20)
}

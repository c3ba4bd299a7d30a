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
  const limited = createLimited(samples, rate, ceiling)
  let levelled = samples
  let missing = 0
  let rise = 0
  /** Deviation of the estimated loudness, in LU. */
  let bias = 0
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const gains = limited(gainDb)
    const estimate = loudnessOfWeighted(weighted, rate, gains).lufs
    let stillMissing = target - estimate - bias
    const isLast = Math.abs(stillMissing) <= TOLERANCE_LU || round === MAX_ROUNDS - 1 || gainDb >= mostDb
    if (isLast) {
      levelled = product(samples, gains)
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

/** Creates a function that returns the gains of the limiter for a gain in dB. Peaks are interpolated as far as needed. */
function createLimited(samples: Float32Array, rate: number, ceiling: number): (gainDb: number) => Float32Array {
  let peaks: Float32Array | undefined
  let upToDb = -Infinity
  return (gainDb) => {
    if (!peaks || gainDb > upToDb) {
      upToDb = gainDb + PEAKS_AHEAD_DB
      peaks = truePeaks(samples, ceiling / amplitude(upToDb))
    }
    return limiterGains(peaks, rate, amplitude(gainDb), ceiling)
  }
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

import { PITCH_HOP_MS } from './pitchTrack.ts'
import { quantile } from './quantile.ts'

/** Range below the loud parts of a clip that counts as speech; lower levels are pauses. */
const ACTIVE_RANGE_DB = 30
/** Quantile of the levels of speech that defines the loud parts. */
const LOUD_SHARE = 0.9
const SILENCE_FLOOR_DB = -100

/** Number of frames, 200 ms, within which speech changes its level by more than {@link NOISE_RANGE_DB}. */
const PAUSE_FRAMES = 20
const NOISE_RANGE_DB = 10
/** Quantile of all levels that is speech even in a clip that is nearly all pause. */
const PEAK_SHARE = 0.98
/** Minimum distance from that to noise: what is closer is speech without a pause. */
const LEAST_SNR_DB = 12
/** Margin between the levels of noise and those of speech. */
const NOISE_MARGIN_DB = 2

/** Speech and pauses of a clip, 10 ms each. */
export interface SpeechActivity {
  /** 1 in speech, 0 in pauses. */
  readonly active: Uint8Array
  /** 1 where the level is above the noise of the pauses; everywhere without audible noise. */
  readonly audible: Uint8Array
  /** True if there is such noise. */
  readonly isNoisy: boolean
  /** Share of the speech that is as steady as noise, 0-1. */
  readonly steadyShare: number
}

/** Level of every 10 ms in dBFS; frame k is centred on k · {@link PITCH_HOP_MS}, as in a pitch track. */
export function frameLevels(samples: Float32Array, rate: number): Float32Array {
  const hop = (rate * PITCH_HOP_MS) / 1000
  return Float32Array.from({ length: Math.floor(samples.length / hop) + 1 }, (_, k) => {
    const from = Math.max(0, Math.round((k - 1) * hop))
    const to = Math.min(samples.length, Math.round((k + 1) * hop))
    let sum = 0
    for (let i = from; i < to; i++) sum += samples[i]! * samples[i]!
    return to > from ? Math.max(SILENCE_FLOOR_DB, 10 * Math.log10(sum / (to - from))) : SILENCE_FLOOR_DB
  })
}

/**
 * Separates speech from pauses by the levels of a clip: down to 30 dB below its loud parts, but not below the noise
 * that fills its pauses. Noise is recognized by its steady level.
 */
export function speechActivity(levels: Float32Array): SpeechActivity {
  const { steady, noiseDb } = findNoise(levels)
  const speech = levels.filter((level) => level > Math.max(noiseDb, SILENCE_FLOOR_DB))
  const leastDb = quantile(speech, LOUD_SHARE) - ACTIVE_RANGE_DB
  const active = Uint8Array.from(levels, (level) => {
    return Number(level > SILENCE_FLOOR_DB && level > leastDb && level > noiseDb)
  })
  const isNoisy = noiseDb > leastDb
  const audible = isNoisy ? active : new Uint8Array(levels.length).fill(1)
  let spoken = 0
  let steadily = 0
  for (let k = 0; k < levels.length; k++) {
    if (!active[k]) continue
    spoken++
    steadily += steady[k]!
  }
  return { active, audible, isNoisy, steadyShare: spoken > 0 ? steadily / spoken : 0 }
}

/** Marks steady stretches (1), and measures the level in dBFS that those of the pauses stay below. */
function findNoise(levels: Float32Array): { steady: Uint8Array; noiseDb: number } {
  const mostDb = quantile(levels, PEAK_SHARE) - LEAST_SNR_DB
  const steady = new Uint8Array(levels.length)
  const loudest: number[] = []
  for (let k = 0; k + PAUSE_FRAMES <= levels.length; k++) {
    let low = Infinity
    let high = -Infinity
    for (let i = k; i < k + PAUSE_FRAMES; i++) {
      low = Math.min(low, levels[i]!)
      high = Math.max(high, levels[i]!)
    }
    if (high - low > NOISE_RANGE_DB) continue
    steady.fill(1, k, k + PAUSE_FRAMES)
    if (high < mostDb) loudest.push(high)
  }
  return { steady, noiseDb: loudest.length > 0 ? quantile(loudest, 0.5) + NOISE_MARGIN_DB : -Infinity }
}

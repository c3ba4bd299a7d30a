import { PITCH_HOP_MS } from './pitchTrack.ts'

/** Range below the loud parts of a clip that counts as speech; lower levels are pauses. */
const ACTIVE_RANGE_DB = 30
/** Quantile that defines the loud parts. */
const LOUD_SHARE = 0.9
const SILENCE_FLOOR_DB = -100

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

/** Marks the frames with speech (1), as opposed to pauses (0). */
export function activeFrames(levels: Float32Array): Uint8Array {
  const loud = levels.toSorted()[Math.floor(levels.length * LOUD_SHARE)] ?? SILENCE_FLOOR_DB
  return Uint8Array.from(levels, (level) => Number(level > SILENCE_FLOOR_DB && level > loud - ACTIVE_RANGE_DB))
}

import { quantile } from './quantile.ts'
import { syllableRate } from './syllableRate.ts'
import type { VoiceFrames } from './voiceFrames.ts'

/** Prosody of a section of a clip. */
export interface Prosody {
  /** Median pitch; null without a voice, or if it cannot be measured. */
  readonly pitchHz: number | null
  /** 10th to 90th percentile of the pitch in semitones; null without a pitch. */
  readonly pitchSpreadSemitones: number | null
  /** Share of voiced speech, 0-1. */
  readonly voicedShare: number
  /** Share of creaky voice, 0-1. */
  readonly vocalFry: number
  /** Syllables per second of speech; null without speech. */
  readonly syllablesPerSecond: number | null
}

/** Measures the prosody from frame `from` up to `to`. */
export function prosody(frames: VoiceFrames, from = 0, to = frames.count): Prosody {
  const pitches = frames.pitchHz.subarray(from, to).filter((hz) => hz > 0)
  let spoken = 0
  let voice = 0
  let voiced = 0
  let creaky = 0
  for (let k = from; k < to; k++) {
    if (frames.creaky[k]) creaky++
    if (frames.creaky[k] || frames.voiced[k]) voice++
    if (!frames.active[k]) continue
    spoken++
    if (frames.voiced[k]) voiced++
  }
  return {
    pitchHz: pitches.length > 0 ? quantile(pitches, 0.5) : null,
    pitchSpreadSemitones: pitches.length > 0 ? 12 * Math.log2(quantile(pitches, 0.9) / quantile(pitches, 0.1)) : null,
    voicedShare: spoken > 0 ? voiced / spoken : 0,
    vocalFry: voice > 0 ? creaky / voice : 0,
    syllablesPerSecond: syllableRate(frames, from, to),
  }
}

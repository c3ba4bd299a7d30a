import type { VoiceFrames } from './voiceFrames.ts'

/** Half the smoothing width, in frames: shorter bumps are not syllables. */
const SMOOTHING_FRAMES = 3
/** Minimum dip of the level between two syllables, in dB. */
const DIP_DB = 2

/**
 * Estimates syllables per second of speech from frame `from` up to `to`: voiced level peaks separated by dips (after De
 * Jong and Wempe 2009). Needs no text, so it is comparable across languages. Null without speech.
 */
export function syllableRate(frames: VoiceFrames, from = 0, to = frames.count): number | null {
  let spoken = 0
  let syllables = 0
  let lowest = Infinity
  let highest = -Infinity
  let voiced = false
  let rising = true
  for (let k = from; k < to; k++) {
    if (!frames.active[k]) continue
    spoken++
    const level = smoothed(frames.levelDb, k)
    if (rising) {
      voiced ||= frames.pitchHz[k]! > 0
      highest = Math.max(highest, level)
      if (highest - level < DIP_DB) continue
      if (voiced) syllables++
      rising = false
      lowest = level
    } else {
      lowest = Math.min(lowest, level)
      if (level - lowest < DIP_DB) continue
      rising = true
      voiced = false
      highest = level
    }
  }
  return spoken > 0 ? syllables / (spoken / 100) : null
}

function smoothed(levels: Float32Array, at: number): number {
  let sum = 0
  let count = 0
  for (let k = Math.max(0, at - SMOOTHING_FRAMES); k <= at + SMOOTHING_FRAMES && k < levels.length; k++) {
    sum += levels[k]!
    count++
  }
  return sum / count
}

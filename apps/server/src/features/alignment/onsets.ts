import { HOP_MS, type Features } from './features.ts'
import { LONG_PAUSE_FRAMES } from './quietFrames.ts'

/** Maximum distance between the expected start of a word and an onset, in ms. */
const REACH_MS = 80

/** Onset threshold relative to the loudest frame, in dB. */
const THRESHOLD_DB = -35

/**
 * Creates a function that moves a time to the nearest onset after a long pause, if one is close: after a pause the audio
 * shows the exact start. Shorter pauses may be the closure of a plosive, which belongs to the word. Times are in ms;
 * others are returned unchanged.
 */
export function createOnsetSnap({ levels }: Features): (ms: number) => number {
  const threshold = levels.reduce((highest, level) => Math.max(highest, level), 0) * 10 ** (THRESHOLD_DB / 10)
  const onsets: number[] = []
  let quiet = Infinity
  for (const [frame, level] of levels.entries()) {
    if (level < threshold) quiet += 1
    else {
      if (quiet >= LONG_PAUSE_FRAMES) onsets.push(frame * HOP_MS)
      quiet = 0
    }
  }
  return (ms) => {
    let nearest = ms
    let gap = REACH_MS
    for (const onset of onsets) {
      const distance = Math.abs(onset - ms)
      if (distance <= gap) [nearest, gap] = [onset, distance]
    }
    return nearest
  }
}

import type { SpeechMark } from '@voice-rankings/contract'
import type { Frames } from './followTrack.ts'
import type { Track } from './track.ts'
import { WORD_TOLERANCE_MS } from './wordAt.ts'

/** Delay after a word's edge, in milliseconds, since the clock of the audio differs from that of timers. */
const LATER_MS = 5

/** Maximum interval of time checks, in milliseconds, which limits the delay after a seek without an event. */
const LONGEST_MS = 1000

/**
 * Schedules a time check at the start and end of each word: a few per second instead of sixty animation frames.
 *
 * @example
 * const stop = createHighlighter({ track, marks, frames: framesAtWords(track, marks), onWord: console.log })
 */
export function framesAtWords(track: Track, marks: readonly SpeechMark[]): Frames {
  const edges = marks
    .flatMap(({ startTime, duration }) => [startTime - WORD_TOLERANCE_MS, startTime + duration + WORD_TOLERANCE_MS])
    .toSorted((one, other) => one - other)
  return (look) => {
    const timeMs = track.currentTimeMs
    // Before playback no word is spoken, although the first may count as begun.
    const next = timeMs && (edges.find((edge) => edge >= timeMs) ?? Infinity)
    const waitMs = (next - timeMs) / track.getState().rate + LATER_MS
    const handle = setTimeout(look, Math.min(waitMs, LONGEST_MS))
    return () => clearTimeout(handle)
  }
}

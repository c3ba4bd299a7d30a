import type { SpeechMark } from '@voice-rankings/contract'
import type { Frames } from './followTrack.ts'
import type { Track } from './track.ts'
import { WORD_TOLERANCE_MS } from './wordAt.ts'

/** So much later a word has begun or ended also by the clock of the sound, which is not that of the timer, in milliseconds. */
const LATER_MS = 5

/** So late are the words at the most where nobody is told that the sound was moved, in milliseconds. */
const LONGEST_MS = 1000

/**
 * A moment whenever a word begins to count as spoken, or ends to: a few in a second, where a browser draws sixty frames.
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
    // At the very start no word is spoken, although the first may count as begun.
    const next = timeMs && (edges.find((edge) => edge >= timeMs) ?? Infinity)
    const waitMs = (next - timeMs) / track.getState().rate + LATER_MS
    const handle = setTimeout(look, Math.min(waitMs, LONGEST_MS))
    return () => clearTimeout(handle)
  }
}

import type { SpeechMark } from '@voice-rankings/contract'

/** Tolerance before a word's start and after its end, in milliseconds. */
export const WORD_TOLERANCE_MS = 50

/** A position in the words of a text. */
export interface WordPosition {
  /** Index of the word being spoken; -1 in a pause, before the first and after the last word. */
  readonly word: number
  /** Number of words that have begun, including the current one. */
  readonly begun: number
}

/**
 * Finds the word spoken at a time. A word counts from 50 ms before its start to 50 ms after its end; of two such words,
 * the later start wins. Starts must not decrease.
 *
 * @example
 * const { word } = wordAt(marks, track.currentTimeMs)
 * console.log(marks[word]?.word)
 */
export function wordAt(marks: readonly SpeechMark[], timeMs: number): WordPosition {
  const last = marks.findLastIndex(({ startTime }) => startTime - WORD_TOLERANCE_MS <= timeMs)
  const mark = marks[last]
  const isSpoken = mark && timeMs <= mark.startTime + mark.duration + WORD_TOLERANCE_MS
  return { word: isSpoken ? last : -1, begun: last + 1 }
}

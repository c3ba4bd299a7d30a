import type { SpeechMark } from '@voice-rankings/contract'

/** How long before its start and after its end a word still counts as spoken, in milliseconds. */
export const WORD_TOLERANCE_MS = 50

/** Where a sound stands in its words. */
export interface WordPosition {
  /** Index of the word being spoken; -1 in a pause, before the first and after the last word. */
  readonly word: number
  /** How many words have begun, the current one included. */
  readonly begun: number
}

/**
 * Finds the word spoken at a time by binary search. A word counts from 50 ms before its start to 50 ms after its end;
 * where two would, the later start wins, so never two words at once. Starts must not decrease.
 */
export function wordAt(marks: readonly SpeechMark[], timeMs: number): WordPosition {
  let low = 0
  let high = marks.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((marks[middle]?.startTime ?? Infinity) - WORD_TOLERANCE_MS <= timeMs) low = middle + 1
    else high = middle
  }
  const last = marks[low - 1]
  const speaking = last !== undefined && timeMs <= last.startTime + last.duration + WORD_TOLERANCE_MS
  return { word: speaking ? low - 1 : -1, begun: low }
}

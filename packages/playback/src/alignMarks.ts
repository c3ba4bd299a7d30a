import type { SpeechMark } from '@voice-rankings/contract'
import type { TextRange } from './textRange.ts'
import { wordRanges } from './wordRanges.ts'

/** How far ahead a word is looked for when marks and text do not match one to one. */
const REACH = 80

/**
 * Finds where each mark stands in the text it was spoken from; null for a mark that is not found.
 * When the text has as many words as there are marks they pair in order, whatever the engine made of their spelling.
 * Otherwise each mark is looked for a short way ahead, so one stray mark cannot carry the rest off.
 *
 * @example
 * const words = alignMarks('Good morning!', marks)
 * const first = words[0] // { start: 0, end: 4 }
 */
export function alignMarks(text: string, marks: readonly SpeechMark[]): (TextRange | null)[] {
  const words = wordRanges(text)
  return words.length === marks.length ? words : findMarks(text, marks)
}

/**
 * Looks for each mark a short way ahead of the one before it.
 *
 * @example
 * const ranges = findMarks('Good morning!', marks) // null for a mark whose word is not there
 */
export function findMarks(text: string, marks: readonly SpeechMark[]): (TextRange | null)[] {
  let cursor = 0
  return marks.map(({ word }) => {
    if (word === '') return null
    const start = text.indexOf(word, cursor)
    if (start === -1 || start - cursor > REACH) return null
    cursor = start + word.length
    return { start, end: cursor }
  })
}

/**
 * The word that holds a character, or ends at it; -1 for none.
 *
 * @example
 * const clicked = wordAtOffset(alignMarks('Good morning!', marks), 7)
 * if (clicked >= 0) track.seek(marks[clicked]!.startTime)
 */
export function wordAtOffset(words: readonly (TextRange | null)[], offset: number): number {
  return words.findIndex((word) => word !== null && word.start <= offset && offset <= word.end)
}

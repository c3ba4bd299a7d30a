import type { SpeechMark } from '@voice-rankings/contract'
import type { TextRange } from './textRange.ts'
import { wordRanges } from './wordRanges.ts'

/** Search distance ahead when marks and text do not match one to one. */
const REACH = 80

/**
 * Finds the range of each mark in its text; null for a mark that is not found. If the text has as many words as there
 * are marks, they are paired in order, regardless of the engine's spelling. Otherwise each mark is searched for a short
 * distance ahead, so that one stray mark cannot misplace the rest.
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
 * Searches for each mark a short distance after the previous one.
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
 * Index of the word that contains a character or ends at it; -1 for none.
 *
 * @example
 * const clicked = wordAtOffset(alignMarks('Good morning!', marks), 7)
 * if (clicked >= 0) track.seek(marks[clicked]!.startTime)
 */
export function wordAtOffset(words: readonly (TextRange | null)[], offset: number): number {
  return words.findIndex((word) => word !== null && word.start <= offset && offset <= word.end)
}

import type { TextRange } from './textRange.ts'

/** Ranges of the words, separated by white space. */
export const wordRanges = (text: string): TextRange[] =>
  Array.from(text.matchAll(/\S+/gu), ({ index, 0: word }) => ({ start: index, end: index + word.length }))

import type { TextRange } from './textRange.ts'

/** Every run of characters between white space. */
export const wordRanges = (text: string): TextRange[] =>
  Array.from(text.matchAll(/\S+/gu), ({ index, 0: word }) => ({ start: index, end: index + word.length }))

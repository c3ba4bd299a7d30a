import type { Span } from './placeMarks.ts'

/** Time of a word of a text: `offset` is its place in the text, in UTF-16 units. */
export interface TimedWord {
  readonly offset: number
  readonly startMs: number
  readonly endMs: number
}

/**
 * Merges an engine's word times into one span per token. Digits and symbols expand into several words ("$25.50" into
 * six) that begin inside the token; its span covers all of them.
 */
export function spansOfTokens(text: string, words: readonly TimedWord[]): (Span | undefined)[] {
  const offsets = [...text.matchAll(/\S+/gu)].map((match) => match.index)
  const spans: (Span | undefined)[] = offsets.map(() => undefined)
  for (const word of words) {
    const token = offsets.findLastIndex((offset) => offset <= word.offset)
    const span = spans[token]
    if (span) span.end = Math.max(span.end, word.endMs)
    else if (token >= 0) spans[token] = { start: word.startMs, end: word.endMs }
  }
  return spans
}

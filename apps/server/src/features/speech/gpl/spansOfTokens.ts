import type { Span } from '../marks/placeMarks.ts'
import type { GplWordTime } from './gplProtocol.ts'

/**
 * Merges an engine's word times into one span per token. Digits and symbols expand into several words ("$25.50" into
 * six) that begin inside the token; its span covers all of them.
 */
export function spansOfTokens(text: string, words: readonly GplWordTime[]): (Span | undefined)[] {
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

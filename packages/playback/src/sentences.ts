import type { TextRange } from './textRange.ts'

/**
 * Cuts a text into sentences by the rules of its language (UAX 29), white space at their ends left out.
 * A browser without `Intl.Segmenter` gives the whole text as one sentence.
 */
export function sentences(text: string, languageCode?: string): TextRange[] {
  if (typeof Intl.Segmenter !== 'function') return trimRange(text, 0, text.length)
  const segmenter = new Intl.Segmenter(languageCode, { granularity: 'sentence' })
  return Array.from(segmenter.segment(text)).flatMap(({ index, segment }) =>
    trimRange(text, index, index + segment.length),
  )
}

function trimRange(text: string, from: number, to: number): TextRange[] {
  const part = text.slice(from, to)
  const start = from + (part.length - part.trimStart().length)
  const end = from + part.trimEnd().length
  return start < end ? [{ start, end }] : []
}

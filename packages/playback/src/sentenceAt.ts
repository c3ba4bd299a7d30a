import type { TextRange } from './textRange.ts'

/** Finds the sentence around a character by the rules of its language (UAX 29), trimmed. */
export function sentenceAt(text: string, offset: number, languageCode?: string): TextRange {
  const sentences = new Intl.Segmenter(languageCode, { granularity: 'sentence' }).segment(text)
  const { index = offset, segment = '' } = sentences.containing(offset) ?? {}
  return { start: index + segment.length - segment.trimStart().length, end: index + segment.trimEnd().length }
}

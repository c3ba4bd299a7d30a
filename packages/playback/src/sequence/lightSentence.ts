import type { SpeechMark } from '@voice-rankings/contract'
import { alignMarks } from '../alignMarks.ts'
import { createHighlighter } from '../createHighlighter.ts'
import { createLayer } from '../createLayer.ts'
import type { FollowedTrack } from '../followTrack.ts'
import type { HighlightNames } from '../highlights.ts'
import { sentenceAt } from '../sentenceAt.ts'
import type { TextRange } from '../textRange.ts'
import type { FoundSentences } from './findSentences.ts'

export interface LightSentenceOptions {
  readonly track: FollowedTrack
  readonly marks: readonly SpeechMark[]
  readonly names: HighlightNames
  /** BCP 47; determines sentence boundaries. */
  readonly languageCode?: string
}

/**
 * Highlights the spoken word in a part of a longer text, and the sentence around it. The DOM is not changed. The returned
 * function removes both.
 *
 * @example
 * const found = findSentences(article, ['A boat came.'])
 * const stop = lightSentence(found, found.places[0]!, { track, marks, names: { word: 'word', sentence: 'sentence' } })
 */
export function lightSentence(
  { text, pieces }: Pick<FoundSentences, 'text' | 'pieces'>,
  place: TextRange,
  { track, marks, names, languageCode }: LightSentenceOptions,
): () => void {
  // A line break of the source ends no sentence.
  const part = text.slice(place.start, place.end).replaceAll(/[\n\r]/gu, ' ')
  const words = wordsOf(text, place, marks)
  const paintSentence = createLayer(names.sentence)
  const paintWord = createLayer(names.word)
  const leave = createHighlighter({
    track,
    marks,
    onWord({ word, begun }) {
      const current = words[word]
      const around = current ?? words.slice(0, begun).findLast((range) => range !== null) ?? place
      paintWord(pieces, current)
      paintSentence(pieces, move(sentenceAt(part, around.start - place.start, languageCode), place.start))
    },
  })
  return () => {
    leave()
    paintWord([])
    paintSentence([])
  }
}

/**
 * Places of the words of a sentence in the text around it; null for a mark that is not found.
 *
 * @example
 * const { text, places } = findSentences(article, ['A boat came.'])
 * const words = wordsOf(text, places[0]!, marks)
 */
export function wordsOf(text: string, place: TextRange, marks: readonly SpeechMark[]): (TextRange | null)[] {
  return alignMarks(text.slice(place.start, place.end), marks).map((word) => word && move(word, place.start))
}

const move = ({ start, end }: TextRange, by: number): TextRange => ({ start: start + by, end: end + by })

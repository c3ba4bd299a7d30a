import { readText } from '../readText.ts'
import type { Reading } from '../readText.ts'
import type { TextRange } from '../textRange.ts'

/** Text of an element, and where its sentences are in it; null for one that is not found. */
export interface FoundSentences extends Pick<Reading, 'text' | 'pieces'> {
  readonly places: readonly (TextRange | null)[]
}

/**
 * Finds sentences in the text of an element, in order. White space does not count: the element may break lines anywhere.
 *
 * @example
 * const { places } = findSentences(article, ['A boat came.', 'It was empty.'])
 */
export function findSentences(element: Element, sentences: readonly string[]): FoundSentences {
  const { text, pieces } = readText(element)
  return { text, pieces, places: placesOf(text, sentences) }
}

/**
 * Places of sentences in a text, in order and regardless of white space; null for one that is not found.
 *
 * @example
 * placesOf('A boat\n came. It was empty.', ['A boat came.']) // [{ start: 0, end: 13 }]
 */
export function placesOf(text: string, sentences: readonly string[]): (TextRange | null)[] {
  /** Offsets of the characters that are no white space. */
  const offsets: number[] = []
  for (let offset = 0; offset < text.length; offset++) if (/\S/u.test(text.charAt(offset))) offsets.push(offset)
  const squeezed = squeeze(text)
  let cursor = 0
  return sentences.map((sentence) => {
    const wanted = squeeze(sentence)
    const at = wanted === '' ? -1 : squeezed.indexOf(wanted, cursor)
    if (at < 0) return null
    cursor = at + wanted.length
    return { start: offsets[at] ?? 0, end: (offsets[cursor - 1] ?? 0) + 1 }
  })
}

const squeeze = (text: string) => text.replaceAll(/\s/gu, '')

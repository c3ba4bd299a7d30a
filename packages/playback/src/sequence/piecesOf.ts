import { TEXT_LIMITS } from '@voice-rankings/contract'

/**
 * Divides a paragraph into pieces of whole sentences, as long as a visitor's text may be, which saves requests. `isFirst` leaves
 * the first sentence alone, for an early first sound. A longer sentence is divided between words.
 *
 * @example
 * piecesOf('A boat came. It was empty.', 'en', false) // ['A boat came. It was empty.']
 */
export function piecesOf(text: string, languageCode: string, isFirst: boolean): string[] {
  const segmenter = new Intl.Segmenter(languageCode, { granularity: 'sentence' })
  const sentences = Array.from(segmenter.segment(text), ({ segment }) => segment).flatMap(shorten)
  const pieces: string[] = []
  for (const sentence of sentences) {
    const joined = `${pieces.at(-1) ?? ''}${sentence}`
    const isAlone = pieces.length === 0 || (isFirst && pieces.length === 1)
    if (isAlone || joined.trim().length > TEXT_LIMITS.free) pieces.push(sentence)
    else pieces[pieces.length - 1] = joined
  }
  return pieces.map((piece) => piece.trim()).filter((piece) => piece !== '')
}

/** Parts of a sentence that are not longer than a text, divided between words where it has any, else between characters. */
function shorten(sentence: string): string[] {
  const parts: string[] = []
  let rest = sentence
  while (rest.trim().length > TEXT_LIMITS.free) {
    const space = rest.lastIndexOf(' ', TEXT_LIMITS.free)
    const isPair = (rest.codePointAt(TEXT_LIMITS.free - 1) ?? 0) > 0xffff
    const end = space > 0 ? space + 1 : TEXT_LIMITS.free - Number(isPair)
    parts.push(rest.slice(0, end))
    rest = rest.slice(end)
  }
  return [...parts, rest]
}

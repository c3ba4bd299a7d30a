import type { PhonemeSpan } from '../protocol.ts'
import { type EscapedText, escapeText } from './escapeText.ts'

/**
 * Escapes a text, with phonemes in double brackets for the given parts. As many words of phonemes as of the text are at
 * the places of those; otherwise all are at the start of the part. A part without known phonemes stays text.
 *
 * @param toMnemonics - Converts IPA to eSpeak's mnemonics.
 */
export function writePhonemes(
  text: string,
  spans: readonly PhonemeSpan[],
  toMnemonics: (ipa: string) => string,
): EscapedText {
  const parts: string[] = []
  const offsets: number[] = []
  let copied = 0
  const addText = (end: number) => {
    const escaped = escapeText(text.slice(copied, end))
    parts.push(escaped.text)
    offsets.push(...escaped.offsets.map((offset) => offset + copied))
    copied = end
  }
  const add = (written: string, offset: number) => {
    parts.push(written)
    for (const _codePoint of written) offsets.push(offset)
  }
  for (const { start, end, ipa } of spans) {
    const words = toMnemonics(ipa).split(' ').filter(Boolean)
    if (words.length === 0) continue
    addText(start)
    const places = Array.from(text.slice(start, end).matchAll(/\S+/gu), ({ index }) => start + index)
    const isPaired = places.length === words.length
    add('[[', start)
    for (const [index, word] of words.entries()) {
      const offset = (isPaired ? places[index] : undefined) ?? start
      add(index === 0 ? word : ` ${word}`, offset)
    }
    add(']]', places.at(-1) ?? start)
    copied = end
  }
  addText(text.length)
  return { text: parts.join(''), offsets }
}

import { escapeMarkup } from '../../../kernel/http/escapeMarkup.ts'
import type { PhonemeSpan } from '../engine.ts'
import { spokenParts, withTags } from './phonemeTags.ts'

/** Control characters and others that XML does not allow, and halves of characters. */
const UNSPEAKABLE = /[^\P{Cc}\t\n\r]|[\p{Cs}\ufffe\uffff]/gu

/** Removes characters that services refuse. White space stays white space, so that the tokens stay apart. */
export function cleanText(text: string): string {
  return text.replaceAll(UNSPEAKABLE, (character) => (/\s/u.test(character) ? ' ' : ''))
}

/**
 * SSML of a text with a mark before each token: `w0`, `w1`, …; the text reads as it is, whatever it contains. A part
 * with phonemes has one mark, before it: its element may contain text only.
 *
 * @param hasMarks - False leaves all marks out. Default: true.
 */
export function markedSsml(text: string, phonemes?: readonly PhonemeSpan[], hasMarks = true): string {
  const starts = Array.from(text.matchAll(/\S+/gu), ({ index }) => index)
  const mark = (token: number | undefined) => (token === undefined || !hasMarks ? '' : `<mark name="w${token}"/>`)
  const marked = spokenParts(text, phonemes).map((part) => {
    const end = part.start + part.text.length
    const own = starts.flatMap((start, token) => (start >= part.start && start < end ? { start, token } : []))
    const write = (from: number, to: number | undefined) => escapeMarkup(cleanText(text.slice(from, to ?? end)))
    if (part.ipa !== undefined) return mark(own[0]?.token) + withTags(part, write(part.start, end))
    const tokens = own.map(({ start, token }, index) => mark(token) + write(start, own[index + 1]?.start))
    return write(part.start, own[0]?.start) + tokens.join('')
  })
  return `<speak>${marked.join('')}</speak>`
}

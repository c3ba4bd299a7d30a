import { escapeMarkup } from '../../../kernel/http/escapeMarkup.ts'

/** Control characters and others that XML does not allow, and halves of characters. */
const UNSPEAKABLE = /[^\P{Cc}\t\n\r]|[\p{Cs}\ufffe\uffff]/gu

/** Removes characters that services refuse. White space stays white space, so that the tokens stay apart. */
export function cleanText(text: string): string {
  return text.replaceAll(UNSPEAKABLE, (character) => (/\s/u.test(character) ? ' ' : ''))
}

/** SSML of a text with a mark before each token: `w0`, `w1`, …; the text reads as it is, whatever it contains. */
export function markedSsml(text: string): string {
  let count = 0
  const marked = text.replaceAll(/\S+/gu, (token) => `<mark name="w${count++}"/>${escapeMarkup(cleanText(token))}`)
  return `<speak>${cleanText(marked)}</speak>`
}

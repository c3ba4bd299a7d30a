import { isSpeakable } from './tokens.ts'

/** English transcriptions of letters that have no canonical decomposition. */
const LETTERS: Record<string, string> = {
  ß: 'ss',
  ẞ: 'SS',
  æ: 'ae',
  Æ: 'Ae',
  œ: 'oe',
  Œ: 'Oe',
  ø: 'o',
  Ø: 'O',
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  ð: 'th',
  Ð: 'Th',
  þ: 'th',
  Þ: 'Th',
  ı: 'i',
  '‘': "'",
  '’': "'",
  '‛': "'",
  '“': '"',
  '”': '"',
  '„': '"',
  '«': '"',
  '»': '"',
  '–': '-',
  '—': ', ',
  '…': '...',
  '€': ' euro ',
  '£': ' pounds ',
  '¥': ' yen ',
  '°': ' degrees ',
  '©': ' copyright ',
  '®': ' registered ',
  '™': ' trademark ',
  '×': ' times ',
  '÷': ' divided by ',
}

/** True when an English-only engine can say a token: see {@link speakableAscii}. */
export function isSpeakableInEnglish(token: string): boolean {
  return isSpeakable(speakableAscii(token))
}

/**
 * Converts a text for English-only engines: removes accents, transcribes other letters and symbols, and removes what is
 * not printable ASCII. Otherwise flite skips typographic quotes and dashes, and gnuspeech may never return.
 */
export function speakableAscii(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[^\x20-\x7e]/gu, (character) => LETTERS[character] ?? (/\s/u.test(character) ? ' ' : ''))
    .replace(/ +/gu, ' ')
    .trim()
}

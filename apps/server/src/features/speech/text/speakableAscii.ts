/** Letters that canonical decomposition leaves whole, in the spelling an English reader would give them. */
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

/**
 * A text as the English-only engines can read it: accents dropped, other letters and signs spelt out, everything left that is
 * not printable ASCII removed. Without this flite skips typographic quotes and dashes, and gnuspeech may never return.
 */
export function speakableAscii(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[^\x20-\x7e]/gu, (character) => LETTERS[character] ?? (/\s/u.test(character) ? ' ' : ''))
    .replace(/ +/gu, ' ')
    .trim()
}

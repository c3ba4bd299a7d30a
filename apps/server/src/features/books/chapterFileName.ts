/** Characters that a file name must not contain on one of the usual systems: Windows forbids most. */
const FORBIDDEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}"*/:<>?\\|]/gu

/** Maximum length of a title in a file name, in UTF-8 bytes: with number and extension it is below the limit of 255. */
const MAX_BYTES = 180

/** A title as far as file names can hold it; may be empty. */
function nameable(title: string): string {
  let text = ''
  for (const character of title.toWellFormed().normalize().replace(FORBIDDEN, ' ').replaceAll(/\s+/g, ' ').trim()) {
    if (Buffer.byteLength(text + character) > MAX_BYTES) break
    text += character
  }
  // Windows removes dots and spaces at the end, and names that begin with a dot are hidden elsewhere.
  return text.replace(/^[. ]+|[. ]+$/g, '')
}

/** File name of a chapter without its extension: number, then its title. */
export function chapterFileName(index: number, count: number, title: string): string {
  const number = String(index + 1).padStart(String(count).length, '0')
  return `${number} ${nameable(title)}`.trim()
}

/** File name of a book without its extension. */
export function bookFileName(title: string): string {
  return nameable(title) || 'Book'
}

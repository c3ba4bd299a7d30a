const TITLE_LENGTH = 60

/** The beginning of a text, cut after a word, for lists and file names. */
export function titleOf(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= TITLE_LENGTH) return line
  const start = line.slice(0, TITLE_LENGTH)
  const end = start.lastIndexOf(' ')
  // A cut may not fall inside a surrogate pair, which would leave half a character.
  return `${(end > TITLE_LENGTH / 2 ? start.slice(0, end) : start).replace(/[\uD800-\uDBFF]$/, '')}…`
}

const TITLE_LENGTH = 60

/** Shortens a text after a word, for lists and file names. */
export function titleOf(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= TITLE_LENGTH) return line
  const start = line.slice(0, TITLE_LENGTH)
  const end = start.lastIndexOf(' ')
  // Removes half a surrogate pair left by the cut.
  return `${(end > TITLE_LENGTH / 2 ? start.slice(0, end) : start).replace(/[\uD800-\uDBFF]$/, '')}…`
}

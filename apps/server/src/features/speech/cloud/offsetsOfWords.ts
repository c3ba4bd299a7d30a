/** A word as a provider reports it, without its place in the text. */
export interface ReportedWord {
  readonly word: string
  readonly startMs: number
  readonly endMs: number
}

/**
 * Finds the place in the text of each reported word, in order. A word that is not found, since providers write numbers
 * out and drop punctuation, is skipped; its time goes to the word before it.
 */
export function offsetsOfWords(
  text: string,
  words: readonly ReportedWord[],
): { offset: number; startMs: number; endMs: number }[] {
  const plain = lowerCase(text)
  let from = 0
  let last: { offset: number; startMs: number; endMs: number } | undefined
  const found: { offset: number; startMs: number; endMs: number }[] = []
  for (const { word, startMs, endMs } of words) {
    const core = lowerCase(word).match(/[\p{L}\p{N}].*[\p{L}\p{N}]|[\p{L}\p{N}]/u)?.[0]
    if (core === undefined) continue
    const offset = plain.indexOf(core, from)
    // A match far away is another occurrence of a word that was reported in another form here.
    if (offset >= 0 && offset - from <= REACH) {
      last = { offset, startMs, endMs }
      found.push(last)
      from = offset + core.length
    } else if (last) last.endMs = Math.max(last.endMs, endMs)
  }
  return found
}

/** Lower case of a text, with each character at its place: `İ` would become two. */
function lowerCase(text: string): string {
  const lower = text.toLowerCase()
  if (lower.length === text.length) return lower
  return text.replaceAll(/\p{Lu}/gu, (capital) => {
    const small = capital.toLowerCase()
    return small.length === capital.length ? small : capital
  })
}

/** Maximum distance of a word from the end of the one before it, in characters. */
const REACH = 40

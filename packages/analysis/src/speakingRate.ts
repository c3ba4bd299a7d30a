/** A spoken word and its time, in milliseconds from the start of the clip. */
export interface TimedWord {
  readonly word: string
  readonly startTime: number
  readonly duration: number
}

/**
 * Words of the text per minute, from the start of the first spoken word to the end of the last.
 *
 * Excludes leading and trailing silence, but includes pauses between words. Null when nothing was spoken.
 *
 * @example
 * speakingRate('Good morning', [
 *   { word: 'Good', startTime: 0, duration: 400 },
 *   { word: 'morning', startTime: 400, duration: 600 },
 * ]) // 120
 */
export function speakingRate(text: string, marks: readonly TimedWord[], language = 'en'): number | null {
  const first = marks[0]
  const last = marks.at(-1)
  if (!first || !last) return null
  const minutes = (last.startTime + last.duration - first.startTime) / 60_000
  const words = countWords(text, language)
  return minutes > 0 && words > 0 ? words / minutes : null
}

/**
 * Counts the words of a text by the Unicode segmentation rules of its language (BCP 47), including languages without
 * spaces.
 *
 * @example
 * countWords('Good morning, everyone!') // 3
 */
export function countWords(text: string, language = 'en'): number {
  let words = 0
  for (const segment of segmenterOf(language).segment(text)) if (segment.isWordLike) words++
  return words
}

function segmenterOf(language: string): Intl.Segmenter {
  try {
    return new Intl.Segmenter(language, { granularity: 'word' })
  } catch {
    // An engine's language tag may be invalid; the root rules still work.
    return new Intl.Segmenter('und', { granularity: 'word' })
  }
}

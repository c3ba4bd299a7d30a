/**
 * Formats of numbers, dates and language names. Part of the texts, because they must match the surrounding language.
 */
export const writingMessages = {
  /** BCP 47 tag, for example `de-DE`. */
  locale: 'en-US',
  /** Unit of words per minute. */
  wpm: 'wpm',
  /** After a grade from 1 to 10. */
  ofTen: 'of 10',
}

export type WritingMessages = typeof writingMessages

/** Decimal separator: `.` or `,`. */
export function decimalMark({ locale } = writingMessages): string {
  const parts = new Intl.NumberFormat(locale).formatToParts(0.5)
  return parts.find(({ type }) => type === 'decimal')?.value ?? '.'
}

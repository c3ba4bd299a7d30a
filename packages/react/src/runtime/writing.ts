/** How numbers, dates and the names of languages are written. Part of the texts, since they must go with the words around. */
export const writingMessages = {
  /** A BCP 47 tag, for example `de-DE`. */
  locale: 'en-US',
  /** Words per minute, behind a number. */
  wpm: 'wpm',
}

export type WritingMessages = typeof writingMessages

/** What stands before the decimals of a number: `.` or `,`. */
export function decimalMark({ locale } = writingMessages): string {
  const parts = new Intl.NumberFormat(locale).formatToParts(0.5)
  return parts.find(({ type }) => type === 'decimal')?.value ?? '.'
}

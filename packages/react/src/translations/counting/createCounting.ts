import { formatNumber } from '../../runtime/index.ts'
import type { WritingMessages } from '../../runtime/index.ts'

/** Creates the functions with which translations write numbers and counted nouns. */
export function createCounting(writing: WritingMessages) {
  const rules = new Intl.PluralRules(writing.locale)

  /** Formats a number with `digits` decimals: `1.234,5` in German. */
  function number(value: number, digits = 0): string {
    return value.toLocaleString(writing.locale, { minimumFractionDigits: digits, maximumFractionDigits: digits })
  }

  /** Plural form for a number, in languages with two. */
  function plural(count: number, one: string, other: string): string {
    return rules.select(count) === 'one' ? one : other
  }

  /** Number with a noun: `1 Stimme`, `1.234 Stimmen`. */
  function counted(count: number, one: string, other: string): string {
    return `${number(count)} ${plural(count, one, other)}`
  }

  /** Number with a minus sign (U+2212). */
  function signed(value: number, digits = 1): string {
    const size = formatNumber(Math.abs(value), digits, writing)
    return value < 0 && Number(Math.abs(value).toFixed(digits)) > 0 ? `−${size}` : size
  }

  return { number, plural, counted, signed }
}

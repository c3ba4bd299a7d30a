import { formatNumber } from '../../runtime/index.ts'
import type { WritingMessages } from '../../runtime/index.ts'

export const writing: WritingMessages = { locale: 'de-DE', wpm: 'W/min', ofTen: 'von 10' }

const rules = new Intl.PluralRules(writing.locale)

/** Formats a number with `digits` decimals: `1.234,5`. Digits are grouped from 1,000 on. */
export function number(value: number, digits = 0): string {
  return value.toLocaleString(writing.locale, { minimumFractionDigits: digits, maximumFractionDigits: digits })
}

/** Number with a noun: `1 Stimme`, `1.234 Stimmen`. */
export function counted(count: number, one: string, other: string): string {
  return `${number(count)} ${plural(count, one, other)}`
}

/** Plural form for a number. */
export function plural(count: number, one: string, other: string): string {
  return rules.select(count) === 'one' ? one : other
}

/** Number with a minus sign (U+2212). */
export function signed(value: number, digits = 1): string {
  const size = formatNumber(Math.abs(value), digits, writing)
  return value < 0 && Number(Math.abs(value).toFixed(digits)) > 0 ? `−${size}` : size
}

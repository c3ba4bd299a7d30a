import { formatNumber } from '../../runtime/index.ts'
import type { WritingMessages } from '../../runtime/index.ts'

export const writing: WritingMessages = { locale: 'de-DE', wpm: 'W/min' }

const rules = new Intl.PluralRules(writing.locale)

/** Writes a number with so many decimals: `1.234,5`. Thousands are set apart from 1,000 on. */
export function number(value: number, digits = 0): string {
  return value.toLocaleString(writing.locale, { minimumFractionDigits: digits, maximumFractionDigits: digits })
}

/** A number of things: `1 Stimme`, `1.234 Stimmen`. */
export function counted(count: number, one: string, other: string): string {
  return `${number(count)} ${plural(count, one, other)}`
}

/** The form of a word that goes with a number. */
export function plural(count: number, one: string, other: string): string {
  return rules.select(count) === 'one' ? one : other
}

/** A number with a real minus. */
export function signed(value: number, digits = 1): string {
  const size = formatNumber(Math.abs(value), digits, writing)
  return value < 0 && Number(Math.abs(value).toFixed(digits)) > 0 ? `−${size}` : size
}

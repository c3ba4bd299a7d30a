import type { WritingMessages } from '../../runtime/index.ts'
import { createCounting } from '../counting/createCounting.ts'

// The digits of current `ar` are named: older browsers had others, which would differ from those of the server.
export const writing: WritingMessages = { locale: 'ar-u-nu-latn', wpm: 'كلمة/د', ofTen: 'من 10' }

export const { number, signed } = createCounting(writing)

const rules = new Intl.PluralRules(writing.locale)

/** Texts of a count by plural form, with `#` for the number. */
export type PluralForms = Record<Intl.LDMLPluralRule, string>

/** Text of a count: `صوت واحد`, `صوتان`, `3 أصوات`, `11 صوتًا`, `100 صوت`. */
export function counted(count: number, forms: PluralForms): string {
  return forms[rules.select(count)].replace('#', number(count))
}

/**
 * Name, number or unit of another direction, in isolation marks (U+2068, U+2069), so that it does not reorder the text
 * around it.
 */
export function isolate(text: string): string {
  return `\u2068${text}\u2069`
}

/** Percentage: `97.5%`. */
export function percentage(value: number, digits = 0): string {
  return isolate(`${number(value, digits)}%`)
}

/** Range of numbers, the smaller one at the left: `1–24`. */
export function span(low: number, high: number, digits = 0): string {
  return isolate(`${number(low, digits)}–${number(high, digits)}`)
}

import { formatNumber } from '../../runtime/index.ts'
import type { WritingMessages } from '../../runtime/index.ts'

export const writing: WritingMessages = { locale: 'ja-JP', wpm: '語/分', ofTen: '/ 10' }

/** Formats a number with `digits` decimals: `1,234.5`. Digits are grouped from 1,000 on. */
export function number(value: number, digits = 0): string {
  return value.toLocaleString(writing.locale, { minimumFractionDigits: digits, maximumFractionDigits: digits })
}

/** Number of voices, whose form is the same for every number: `1,234種類のボイス`. */
export function voiceCount(count: number): string {
  return `${number(count)}種類のボイス`
}

/** Number with a minus sign (U+2212). */
export function signed(value: number, digits = 1): string {
  const size = formatNumber(Math.abs(value), digits, writing)
  return value < 0 && Number(Math.abs(value).toFixed(digits)) > 0 ? `−${size}` : size
}

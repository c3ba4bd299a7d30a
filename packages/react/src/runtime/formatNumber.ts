import { writingMessages } from './writing.ts'

/**
 * Formats a number with at most `digits` and at least `least` decimals: `0.50` or `0,50`. Digits are grouped from
 * 10,000 on.
 */
export function formatNumber(value: number, digits: number, writing = writingMessages, least = digits): string {
  return new Intl.NumberFormat(writing.locale, {
    minimumFractionDigits: least,
    maximumFractionDigits: digits,
    useGrouping: 'min2',
  }).format(value)
}

/** Formats a difference with its sign, a minus sign (U+2212) or `±`: `+9`, `−13`, `±0`. */
export function formatDifference(difference: number, digits = 0, writing = writingMessages): string {
  const size = Number(Math.abs(difference).toFixed(digits))
  const sign = size === 0 ? '±' : difference < 0 ? '−' : '+'
  return `${sign}${formatNumber(size, digits, writing)}`
}

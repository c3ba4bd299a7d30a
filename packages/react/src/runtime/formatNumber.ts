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

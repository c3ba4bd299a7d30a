import { writingMessages } from './writing.ts'

/** Writes a number with so many decimals, and no fewer than `least`: `0.50` or `0,50`. Digits are grouped from 10,000 on. */
export function formatNumber(value: number, digits: number, writing = writingMessages, least = digits): string {
  return new Intl.NumberFormat(writing.locale, {
    minimumFractionDigits: least,
    maximumFractionDigits: digits,
    useGrouping: 'min2',
  }).format(value)
}

import { formatTime } from './formatTime.ts'

/**
 * Formats a time with tenths of a second after a language's decimal mark: `0:04.2`, `0:04,2`.
 *
 * @example
 * formatTenths(4250) // '0:04.2'
 * formatTenths(4250, ',') // '0:04,2'
 */
export function formatTenths(timeMs: number, decimalMark = '.'): string {
  return `${formatTime(timeMs)}${decimalMark}${Math.floor((Math.max(0, timeMs) % 1000) / 100)}`
}

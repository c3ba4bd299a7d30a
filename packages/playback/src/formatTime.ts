/** The longest time a clock shows, in milliseconds. */
const DAY_MS = 86_399_999

/**
 * A time as a clock shows it, cut and not rounded: `0:04`, `1:02:03`. More than a day is shown as the end of one.
 *
 * @example
 * formatTime(65_400) // '1:05'
 */
export function formatTime(timeMs: number): string {
  const clock = new Date(Math.min(Math.max(0, timeMs || 0), DAY_MS)).toISOString().slice(11, 19)
  // Without hours that are none, and without the first nought.
  return clock.replace(/^0(0:0?)?/, '')
}

/**
 * The same with tenths of a second behind a language's decimal mark: `0:04.2`, `0:04,2`.
 *
 * @example
 * formatTenths(4250) // '0:04.2'
 * formatTenths(4250, ',') // '0:04,2'
 */
export function formatTenths(timeMs: number, decimalMark = '.'): string {
  return `${formatTime(timeMs)}${decimalMark}${Math.floor((Math.max(0, timeMs) % 1000) / 100)}`
}

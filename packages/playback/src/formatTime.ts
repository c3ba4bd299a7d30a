/** Maximum displayed time, in milliseconds. */
const DAY_MS = 86_399_999

/**
 * Formats a time, rounded down: `0:04`, `1:02:03`. Limited to just below a day.
 *
 * @example
 * formatTime(65_400) // '1:05'
 */
export function formatTime(timeMs: number): string {
  const clock = new Date(Math.min(Math.max(0, timeMs || 0), DAY_MS)).toISOString().slice(11, 19)
  // Removes zero hours and a leading zero.
  return clock.replace(/^0(0:0?)?/, '')
}

const FIRST_CEILING_MS = 500
const LAST_CEILING_MS = 8_000
/** Timers that are set for longer fire at once. */
const LONGEST_TIMER_MS = 2 ** 31 - 1

/**
 * Reads a `Retry-After` header, given as seconds or as an HTTP date (RFC 9110, 10.2.3), in milliseconds from `nowMs`.
 * At most 24 days, the longest a timer waits; null when there is none or it makes no sense.
 */
export function parseRetryAfter(header: string | null, nowMs: number): number | null {
  const text = header?.trim() ?? ''
  const delayMs = /^\d+(\.\d+)?$/.test(text) ? Number(text) * 1000 : parseHttpDate(text) - nowMs
  return Number.isNaN(delayMs) ? null : Math.min(Math.max(delayMs, 0), LONGEST_TIMER_MS)
}

/** `Date.parse` alone would read "5 apples" as a date; an HTTP date begins with the name of a day. */
function parseHttpDate(text: string): number {
  return /^[A-Z][a-z]{2,8},? /.test(text) ? Date.parse(text) : Number.NaN
}

/**
 * How long to wait before trying again, in milliseconds: what the server asked for, else a random time below a
 * ceiling that doubles from half a second to eight ("full jitter"), so that clients that failed together do not
 * come back together.
 *
 * `attempt` counts the failures so far, from 1.
 */
export function retryDelayMs(attempt: number, retryAfterMs: number | null, random: () => number = Math.random): number {
  if (retryAfterMs !== null) return retryAfterMs
  return random() * Math.min(LAST_CEILING_MS, FIRST_CEILING_MS * 2 ** (attempt - 1))
}

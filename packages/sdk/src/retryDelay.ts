const FIRST_CEILING_MS = 500
const LAST_CEILING_MS = 8_000
/** Maximum delay of `setTimeout`; a longer one fires at once. */
const LONGEST_TIMER_MS = 2 ** 31 - 1

/**
 * Parses a `Retry-After` header, in seconds or as an HTTP date (RFC 9110, 10.2.3), to milliseconds from `nowMs`.
 * Limited to 24 days, the maximum of a timer; null when absent or invalid.
 */
export function parseRetryAfter(header: string | null, nowMs: number): number | null {
  const text = header?.trim() ?? ''
  const delayMs = /^\d+(\.\d+)?$/.test(text) ? Number(text) * 1000 : parseHttpDate(text) - nowMs
  return Number.isNaN(delayMs) ? null : Math.min(Math.max(delayMs, 0), LONGEST_TIMER_MS)
}

/** An HTTP date begins with the name of a weekday; `Date.parse` alone would also accept "5 apples". */
function parseHttpDate(text: string): number {
  return /^[A-Z][a-z]{2,8},? /.test(text) ? Date.parse(text) : Number.NaN
}

/**
 * Delay before a retry, in milliseconds: as requested by the server, else random below a ceiling that doubles from half
 * a second to eight ("full jitter"), so that clients that failed together do not retry together.
 *
 * `attempt` is the number of failures so far, from 1.
 */
export function retryDelayMs(attempt: number, retryAfterMs: number | null, random: () => number = Math.random): number {
  if (retryAfterMs !== null) return retryAfterMs
  return random() * Math.min(LAST_CEILING_MS, FIRST_CEILING_MS * 2 ** (attempt - 1))
}

/** Longest text, in UTF-16 code units (what `maxlength` of a text area counts), by account level. */
export const TEXT_LIMITS = { free: 500, paid: 1000 } as const

/**
 * Longest text for an account level; a visitor without a profile counts as level 0.
 *
 * @example
 * const isTooLong = element.innerText.length > textLimit(null)
 */
export function textLimit(accountLevel: number | null | undefined): number {
  return (accountLevel ?? 0) > 0 ? TEXT_LIMITS.paid : TEXT_LIMITS.free
}

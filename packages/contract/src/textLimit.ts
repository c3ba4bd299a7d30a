/** Maximum text length by account level, in UTF-16 code units (as counted by `maxlength`). */
export const TEXT_LIMITS = { free: 500, paid: 1000 } as const

/**
 * Maximum text length for an account level; a visitor counts as level 0.
 *
 * @example
 * const isTooLong = element.innerText.length > textLimit(null)
 */
export function textLimit(accountLevel: number | null | undefined): number {
  return (accountLevel ?? 0) > 0 ? TEXT_LIMITS.paid : TEXT_LIMITS.free
}

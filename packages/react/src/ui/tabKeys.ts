import type { KeyboardEvent } from 'react'

/**
 * Index of the tab that a key moves to from tab `at` of `count`; null for other keys. Arrow keys wrap around, Home and
 * End move to the ends (ARIA APG, tabs).
 */
export function nextTab(event: KeyboardEvent<HTMLElement>, at: number, count: number): number | null {
  const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl'
  const step = { ArrowRight: isRtl ? -1 : 1, ArrowLeft: isRtl ? 1 : -1 }[event.key]
  const end = { Home: 0, End: count - 1 }[event.key]
  if (step === undefined && end === undefined) return null
  event.preventDefault()
  return end ?? (Math.max(0, at) + (step ?? 0) + count) % count
}

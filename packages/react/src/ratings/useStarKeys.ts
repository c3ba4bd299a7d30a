import type { Stars } from '@voice-rankings/contract'
import { STAR_VALUES } from '@voice-rankings/contract'
import type { KeyboardEvent } from 'react'
import { useState } from 'react'

const FIRST: Stars = 1
const LAST: Stars = 5

/** Step of each key; horizontal arrows follow the writing direction. */
const STEPS: Record<string, 1 | -1> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

/**
 * Keyboard behaviour of the star radio group. Arrows, Home and End move and check without sending, so that moving from
 * one star to five does not rate with one.
 */
export function useStarKeys(value: Stars | null) {
  const [draft, setDraft] = useState<Stars | null>(null)
  const checked = draft ?? value

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    const next = target(event, checked)
    if (next === null) return
    event.preventDefault()
    setDraft(next)
    event.currentTarget.querySelectorAll<HTMLElement>('[role=radio]')[next - 1]?.focus()
  }

  return { checked, onKeyDown, forget: () => setDraft(null) }
}

function target({ key, currentTarget }: KeyboardEvent<HTMLElement>, checked: Stars | null): Stars | null {
  if (key === 'Home') return FIRST
  if (key === 'End') return LAST
  const step = STEPS[key]
  if (step === undefined) return null
  const isSideways = key === 'ArrowRight' || key === 'ArrowLeft'
  const isMirrored = isSideways && getComputedStyle(currentTarget).direction === 'rtl'
  // With none checked, the first star has focus.
  const place = (checked ?? FIRST) - 1 + (isMirrored ? -step : step)
  return STAR_VALUES[(place + LAST) % LAST] ?? null
}

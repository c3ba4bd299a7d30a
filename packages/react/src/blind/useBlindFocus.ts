import { useEffect, useRef } from 'react'
import type { RefObject } from 'react'
import type { BlindStage } from './blindStore.ts'

/** Control that takes the focus of one that has gone, by the stage that follows. */
const TARGETS: Partial<Record<BlindStage['status'], string>> = {
  listening: '[part~=blind-side] button',
  voted: '[part~=blind-next]',
  summary: '[part~=blind-again]',
}

/** Keeps the focus in the test when the control that had it goes with its stage. */
export function useBlindFocus(root: RefObject<HTMLElement | null>, status: BlindStage['status']): void {
  const hadFocus = useRef(false)
  useEffect(() => {
    const place = root.current
    if (!place) return
    const note = () => (hadFocus.current = true)
    const leave = ({ relatedTarget }: FocusEvent) => {
      // A control that is removed loses the focus to nothing.
      if (relatedTarget instanceof Node) hadFocus.current = place.contains(relatedTarget)
    }
    place.addEventListener('focusin', note)
    place.addEventListener('focusout', leave)
    return () => {
      place.removeEventListener('focusin', note)
      place.removeEventListener('focusout', leave)
    }
  }, [root])
  useEffect(() => {
    const selector = TARGETS[status]
    const scope = root.current?.getRootNode() as Document | ShadowRoot | undefined
    const focused = scope?.activeElement
    const isKept = focused && focused !== document.body
    // After a vote Enter goes on, also if a side was clicked before.
    if (!selector || !hadFocus.current || (isKept && status !== 'voted')) return
    root.current?.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true })
  }, [root, status])
}

import { useEffect, useRef } from 'react'
import type { RefObject } from 'react'

/** Gives the focus back to a button when what it opened has closed by itself and left the focus nowhere. */
export function useReturnFocus(trigger: RefObject<HTMLElement | null>, open: boolean): void {
  const wasOpen = useRef(open)
  useEffect(() => {
    const { current: button } = trigger
    const root = button?.getRootNode() as Document | ShadowRoot | undefined
    const focused = root?.activeElement ?? null
    if (wasOpen.current && !open && (focused === null || focused === button?.ownerDocument.body)) button?.focus()
    wasOpen.current = open
  }, [trigger, open])
}

import { useEffect } from 'react'
import type { RefObject } from 'react'

// Phones and people who want no motion get there at once.
const JUMPS = '(max-width: 640px), (prefers-reduced-motion: reduce)'

/** Brings an element into view whenever `reason` changes to something. */
export function useScrollTo(ref: RefObject<HTMLElement | null>, reason: string | null | undefined): void {
  useEffect(() => {
    if (!reason || !ref.current) return
    const view = ref.current.ownerDocument.defaultView
    const jumps = view?.matchMedia?.(JUMPS).matches ?? true
    ref.current.scrollIntoView?.({ block: 'center', behavior: jumps ? 'auto' : 'smooth' })
  }, [ref, reason])
}

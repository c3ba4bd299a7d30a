import { useEffect, useRef, useState } from 'react'
import type { FocusEvent, PointerEvent } from 'react'
import { preparePlace } from './Place.tsx'

const HOVER_DELAY_MS = 400
/** Time for the pointer to move between an element and its tooltip, in milliseconds. */
const WAY_MS = 150

/** State of a tooltip: `anchor` is its element, null while closed. */
export function useTooltip() {
  const [anchor, setAnchor] = useState<Element | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  function stay() {
    clearTimeout(timer.current)
  }
  function later(ms: number, next: Element | null) {
    stay()
    timer.current = setTimeout(() => setAnchor(next), ms)
  }
  function close() {
    stay()
    setAnchor(null)
  }

  useEffect(() => () => clearTimeout(timer.current), [])
  useEffect(() => {
    if (!anchor) return
    const { ownerDocument } = anchor
    function onKeyDown({ key }: KeyboardEvent) {
      if (key !== 'Escape') return
      clearTimeout(timer.current)
      setAnchor(null)
    }
    // In the capture phase, before a surrounding overlay handles the key.
    ownerDocument.addEventListener('keydown', onKeyDown, true)
    return () => ownerDocument.removeEventListener('keydown', onKeyDown, true)
  }, [anchor])

  return {
    anchor,
    onEnter({ currentTarget, pointerType }: PointerEvent) {
      // Touch does not hover.
      if (pointerType === 'touch') return
      preparePlace()
      later(HOVER_DELAY_MS, currentTarget)
    },
    /** Shared by the element and the tooltip. */
    onLeave() {
      if (anchor?.matches(':focus-visible')) stay()
      else later(WAY_MS, null)
    },
    onFocus({ currentTarget, target }: FocusEvent) {
      if (!target.matches(':focus-visible')) return
      stay()
      setAnchor(currentTarget)
    },
    stay,
    close,
  }
}

import { useEffect, useRef, type RefObject } from 'react'

/**
 * Keeps the focus inside an element whose control is replaced by another, which `control` tells apart: the focus goes to the
 * first control inside.
 */
export function useKeptFocus(control: unknown): RefObject<HTMLSpanElement | null> {
  const ref = useRef<HTMLSpanElement>(null)
  const isHeld = useRef(false)
  const before = useRef(control)

  useEffect(() => {
    const element = ref.current
    const take = () => (isHeld.current = true)
    // Without a next element it is a popup that takes the focus, or the control that goes away.
    const lose = ({ relatedTarget }: FocusEvent) => relatedTarget && (isHeld.current = false)
    element?.addEventListener('focusin', take)
    element?.addEventListener('focusout', lose)
    return () => {
      element?.removeEventListener('focusin', take)
      element?.removeEventListener('focusout', lose)
    }
  }, [])

  useEffect(() => {
    if (before.current === control) return
    before.current = control
    if (!isHeld.current || document.activeElement !== document.body) return
    ref.current?.querySelector<HTMLElement>('a, button')?.focus()
  }, [control])
  return ref
}

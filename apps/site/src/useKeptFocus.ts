import { useEffect, useRef, type RefObject } from 'react'

/**
 * Keeps focus inside an element whose control is replaced when `control` changes, by focusing the first control inside.
 */
export function useKeptFocus(control: unknown): RefObject<HTMLSpanElement | null> {
  const ref = useRef<HTMLSpanElement>(null)
  const isHeld = useRef(false)
  const before = useRef(control)

  useEffect(() => {
    const element = ref.current
    const take = () => (isHeld.current = true)
    // Without a related target, focus moves to a popup or the control is removed.
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

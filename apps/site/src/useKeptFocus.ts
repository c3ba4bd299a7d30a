import { useEffect, useRef } from 'react'

/**
 * Props of an element that keeps the focus when its control is replaced by another, which `control` tells apart. The focus
 * goes to the first control inside.
 */
export function useKeptFocus(control: unknown) {
  const ref = useRef<HTMLSpanElement>(null)
  const isHeld = useRef(false)
  const before = useRef(control)
  useEffect(() => {
    if (before.current === control) return
    before.current = control
    // The browser moves the focus of a removed element to the body.
    if (!isHeld.current || document.activeElement !== document.body) return
    ref.current?.querySelector<HTMLElement>('a, button')?.focus()
  }, [control])
  return {
    ref,
    onFocus() {
      isHeld.current = true
    },
    // A popup takes the focus of the window, not of the element.
    onBlur() {
      isHeld.current = ref.current?.contains(document.activeElement) === true
    },
  }
}

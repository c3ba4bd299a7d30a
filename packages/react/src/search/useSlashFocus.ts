import { useEffect, type RefObject } from 'react'

const TYPING = 'input, textarea, select, [contenteditable]:not([contenteditable=false])'

/** Moves focus to an input when `/` is pressed anywhere on the page outside of text fields. */
export function useSlashFocus(input: RefObject<HTMLInputElement | null>, enabled = true): void {
  useEffect(() => {
    const page = input.current?.ownerDocument
    if (!enabled || !page) return
    const onKeyDown = (event: KeyboardEvent) => {
      const target = event.composedPath()[0]
      const typing = target instanceof Element && target.closest(TYPING) !== null
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || typing)
        return
      event.preventDefault()
      input.current?.focus()
    }
    page.addEventListener('keydown', onKeyDown)
    return () => page.removeEventListener('keydown', onKeyDown)
  }, [input, enabled])
}

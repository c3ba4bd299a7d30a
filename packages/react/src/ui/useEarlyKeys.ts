import { useLayoutEffect, useRef } from 'react'
import type { KeyboardEvent } from 'react'

const MENU_KEY = /^(.|ArrowDown|ArrowUp|Home|End|Enter)$/u

/** Records keys pressed on a menu button while its code loads, for the menu to handle. */
export function useEarlyKeys(isLoading: boolean, button: HTMLElement | null, close: () => void) {
  const keys = useRef<string[]>([])

  // The button may have replaced the pressed one, which was focused.
  useLayoutEffect(() => {
    if (isLoading && document.activeElement === document.body) button?.focus({ preventScroll: true })
  }, [isLoading, button])

  function onKeyDown(event: KeyboardEvent) {
    if (!isLoading || event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key === 'Tab') {
      close()
    } else if (event.key === 'Escape') {
      event.preventDefault()
      event.stopPropagation()
      close()
    } else if (MENU_KEY.test(event.key)) {
      event.preventDefault()
      // The key that opened it may still be held.
      if (!event.repeat) keys.current.push(event.key)
    }
  }

  return { onKeyDown, takeKeys: () => keys.current.splice(0) }
}

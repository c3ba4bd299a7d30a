import { useLayoutEffect, useRef } from 'react'
import type { KeyboardEvent } from 'react'

const MENU_KEY = /^(.|ArrowDown|ArrowUp|Home|End|Enter)$/u

/** Keeps the keys that are pressed on the button of a menu while its code is loading, for the menu to answer. */
export function useEarlyKeys(isLoading: boolean, button: HTMLElement | null, close: () => void) {
  const keys = useRef<string[]>([])

  // A button that appears with its menu open may stand in the place of the one that was pressed.
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
      // The key that opens it may still be held.
      if (!event.repeat) keys.current.push(event.key)
    }
  }

  return { onKeyDown, takeKeys: () => keys.current.splice(0) }
}

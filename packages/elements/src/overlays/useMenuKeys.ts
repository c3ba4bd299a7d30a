import { useRef } from 'react'
import type { KeyboardEvent, RefObject } from 'react'
import { menuItemsIn } from '@voice-rankings/react/inside/ui/menuItemsIn.ts'
import { itemAfterKey, itemTyped, typeLetter } from './menuKeys.ts'
import type { Typed } from './menuKeys.ts'

/** Handles arrow keys, Home, End and typeahead in a menu. */
export function useMenuKeys(menu: RefObject<HTMLElement | null>) {
  const typed = useRef<Typed>(null)
  return (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const items = menuItemsIn(menu.current)
    const at = items.findIndex((item) => item.matches(':focus'))
    let next = itemAfterKey(event.key, at, items.length)
    if (event.key.length === 1 && event.key !== ' ') {
      typed.current = typeLetter(typed.current, event.key, event.timeStamp)
      const names = items.map(({ textContent }) => textContent)
      next = itemTyped(names, at, typed.current)
    }
    if (next === null) return
    event.preventDefault()
    items[next]?.focus()
  }
}

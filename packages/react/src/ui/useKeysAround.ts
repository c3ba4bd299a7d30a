import { useEffect, useRef } from 'react'
import type { RefObject } from 'react'

const FIELDS = 'input:not([type=radio]), textarea, select, [contenteditable], [role=menu], [role=dialog]'
/** Controls that have Space and Enter themselves. */
const CONTROLS = 'button, a, summary, input'

/**
 * Runs the action of a key while the focus is in an element, on the page, or on the part of the page around the element.
 * Fields and menus keep their keys, buttons and links keep Space and Enter.
 */
export function useKeysAround(
  root: RefObject<HTMLElement | null>,
  actionOf: (event: KeyboardEvent) => (() => void) | undefined,
): void {
  const latest = useRef(actionOf)
  useEffect(() => {
    latest.current = actionOf
  })
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent): void {
      // In a shadow root, the target of the event is the host.
      const target = event.composedPath()[0] as Element
      const isOurs = root.current?.contains(target) || target.contains(root.current)
      if (!isOurs || event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return
      if (target.closest(FIELDS) || (/^( |Enter)$/u.test(event.key) && target.closest(CONTROLS))) return
      const act = latest.current(event)
      if (!act) return
      event.preventDefault()
      act()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [root])
}

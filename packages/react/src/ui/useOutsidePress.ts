import { useEffect } from 'react'
import type { RefObject } from 'react'

/** Calls `onPress` when something outside a panel and its button is pressed; inside shadow roots as well. */
export function useOutsidePress(
  panel: RefObject<HTMLElement | null>,
  trigger: HTMLElement | null,
  onPress: () => void,
): void {
  useEffect(() => {
    function onPointerDown(event: PointerEvent) {
      const path = event.composedPath()
      if (![panel.current, trigger].some((inside) => inside && path.includes(inside))) onPress()
    }
    // Before what is pressed can keep the press to itself.
    document.addEventListener('pointerdown', onPointerDown, true)
    return () => document.removeEventListener('pointerdown', onPointerDown, true)
  })
}

import { useRef, useEffect } from 'react'
import type { RefObject } from 'react'
import { useFocusReturn } from './useFocusReturn.ts'

export interface PanelOptions {
  /** Button beside the panel; null until mounted. */
  trigger: HTMLElement | null
  onDismiss: () => void
}

/** Panel under a button while mounted. A press elsewhere dismisses it, and focus returns to its button. */
export function usePanel({ trigger, onDismiss }: PanelOptions): RefObject<HTMLDivElement | null> {
  const panel = useRef<HTMLDivElement>(null)
  useOutsidePress(panel, trigger, onDismiss)
  useFocusReturn(panel, trigger)
  return panel
}

/** Calls `onPress` when something outside a panel and its button is pressed; inside shadow roots as well. */
function useOutsidePress(panel: RefObject<HTMLElement | null>, trigger: HTMLElement | null, onPress: () => void): void {
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

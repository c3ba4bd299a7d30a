import { useLayoutEffect } from 'react'
import type { RefObject } from 'react'

/** Returns focus to a button when its panel is removed while focused, as after a choice. */
export function useFocusReturn(panel: RefObject<HTMLElement | null>, button: HTMLElement | null): void {
  useLayoutEffect(
    // Before the panel is removed, which would lose focus.
    () => () => {
      if (panel.current?.matches(':focus-within')) button?.focus()
    },
    [panel, button],
  )
}

import { useLayoutEffect } from 'react'
import type { RefObject } from 'react'

/** Gives the focus back to a button when the panel it opened goes while it has the focus, as when a choice in it was made. */
export function useFocusReturn(panel: RefObject<HTMLElement | null>, button: HTMLElement | null): void {
  useLayoutEffect(
    // Before it is taken out of the document, which would leave the focus nowhere.
    () => () => {
      if (panel.current?.matches(':focus-within')) button?.focus()
    },
    [panel, button],
  )
}

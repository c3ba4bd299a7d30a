import { useRef } from 'react'
import type { SyntheticEvent } from 'react'

/**
 * Handlers for a backdrop that close its dialog when it is pressed itself. A press that began inside the dialog and ended on the
 * backdrop, as when text is selected, closes nothing.
 */
export function useBackdropPress(onClose: () => void) {
  const isPressed = useRef(false)
  return {
    onPointerDown(event: SyntheticEvent) {
      isPressed.current = event.target === event.currentTarget
    },
    onClick(event: SyntheticEvent) {
      if (event.target === event.currentTarget && isPressed.current) onClose()
    },
  }
}

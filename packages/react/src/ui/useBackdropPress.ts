import { useRef } from 'react'
import type { SyntheticEvent } from 'react'

/**
 * Handlers for a backdrop that close its dialog on a press. A press that began inside the dialog, as in a text
 * selection, does not close it.
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

import { autoUpdate, flip, offset, shift, size, useFloating } from '@floating-ui/react'
import type { FloatingContext, Placement } from '@floating-ui/react'
import { useCallback } from 'react'
import type { CSSProperties, RefObject } from 'react'
import { showInTopLayer } from './showInTopLayer.ts'

interface FloatingPanelOptions {
  open: boolean
  onOpenChange: (open: boolean) => void
  placement: Placement
}

interface FloatingPanel {
  setTrigger: (trigger: HTMLElement | null) => void
  setPanel: (panel: HTMLElement | null) => void
  panel: RefObject<HTMLElement | null>
  style: CSSProperties
  context: FloatingContext
  /** Closes it and gives the focus back to its trigger. */
  close: () => void
}

const GAP_PX = 8

/** Places a panel beside its trigger, over everything else, no larger than the room there is. */
export function useFloatingPanel({ open, onOpenChange, placement }: FloatingPanelOptions): FloatingPanel {
  const { refs, floatingStyles, context } = useFloating({
    open,
    onOpenChange,
    placement,
    strategy: 'fixed',
    middleware: [
      offset(GAP_PX),
      flip({ padding: GAP_PX }),
      shift({ padding: GAP_PX }),
      size({
        padding: GAP_PX,
        apply({ availableHeight, rects, elements }) {
          elements.floating.style.setProperty('--voice-room', `${Math.floor(availableHeight)}px`)
          elements.floating.style.setProperty('--voice-trigger', `${Math.round(rects.reference.width)}px`)
        },
      }),
    ],
    whileElementsMounted: autoUpdate,
  })
  const { setFloating } = refs
  const setPanel = useCallback(
    (panel: HTMLElement | null) => {
      setFloating(panel)
      showInTopLayer(panel)
    },
    [setFloating],
  )
  function close() {
    const { current: trigger } = refs.domReference
    if (trigger && 'focus' in trigger) (trigger as HTMLElement).focus()
    onOpenChange(false)
  }
  return { setTrigger: refs.setReference, setPanel, panel: refs.floating, style: floatingStyles, context, close }
}

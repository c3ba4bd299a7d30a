import type { Placement } from '@floating-ui/react'
import { useLayoutEffect, useRef } from 'react'
import type { RefObject } from 'react'
import { useOutsidePress } from './useOutsidePress.ts'
import { usePlace } from './usePlace.ts'

export interface PanelOptions {
  /** The button it stands beside; null until that is there. */
  trigger: HTMLElement | null
  placement: Placement
  onDismiss: () => void
}

/**
 * A panel beside its button, for as long as it is mounted. A press elsewhere dismisses it; when it goes while it holds the
 * focus, as when a choice in it was made, its button has the focus again.
 */
export function usePanel({ trigger, placement, onDismiss }: PanelOptions): RefObject<HTMLDivElement | null> {
  const panel = useRef<HTMLDivElement>(null)
  usePlace(trigger, panel, placement)
  useOutsidePress(panel, trigger, onDismiss)
  useLayoutEffect(
    // Before it is taken out of the document, which would leave the focus nowhere.
    () => () => {
      if (panel.current?.matches(':focus-within')) trigger?.focus()
    },
    [trigger],
  )
  return panel
}

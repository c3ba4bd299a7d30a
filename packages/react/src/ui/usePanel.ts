import { useRef } from 'react'
import type { RefObject } from 'react'
import { useFocusReturn } from './useFocusReturn.ts'
import { useOutsidePress } from './useOutsidePress.ts'
import { usePlace } from './usePlace.ts'

export interface PanelOptions {
  /** The button it stands beside; null until that is there. */
  trigger: HTMLElement | null
  /** Where it stands below the button. */
  align: 'start' | 'center' | 'end'
  onDismiss: () => void
}

/**
 * A panel beside its button, for as long as it is mounted. A press elsewhere dismisses it; when it goes while it holds the
 * focus, as when a choice in it was made, its button has the focus again.
 */
export function usePanel({ trigger, align, onDismiss }: PanelOptions): RefObject<HTMLDivElement | null> {
  const panel = useRef<HTMLDivElement>(null)
  usePlace(trigger, panel, align === 'center' ? 'bottom' : `bottom-${align}`)
  useOutsidePress(panel, trigger, onDismiss)
  useFocusReturn(panel, trigger)
  return panel
}

import { useRef } from 'react'
import type { RefObject } from 'react'
import { useFocusReturn } from './useFocusReturn.ts'
import { useOutsidePress } from './useOutsidePress.ts'

export interface PanelOptions {
  /** The button it stands beside; null until that is there. */
  trigger: HTMLElement | null
  onDismiss: () => void
}

/** A panel under a button for as long as it is mounted. A press elsewhere dismisses it, and its button has the focus after it. */
export function usePanel({ trigger, onDismiss }: PanelOptions): RefObject<HTMLDivElement | null> {
  const panel = useRef<HTMLDivElement>(null)
  useOutsidePress(panel, trigger, onDismiss)
  useFocusReturn(panel, trigger)
  return panel
}

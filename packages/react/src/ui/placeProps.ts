import type { Placement } from '@floating-ui/react'
import type { RefObject } from 'react'

export interface PlaceProps {
  /** Element beside the panel; null until mounted. */
  anchor: Element | null
  panel: RefObject<HTMLElement | null>
  placement: Placement
  /** Maximum height of the panel in CSS pixels, for which its side is chosen. Default: its current height. */
  fullHeightPx?: number
}

import type { Placement } from '@floating-ui/react'
import type { RefObject } from 'react'

export interface PlaceProps {
  /** What the panel stands beside; null until that is there. */
  anchor: Element | null
  panel: RefObject<HTMLElement | null>
  placement: Placement
  /** Height that the panel may grow to, in CSS pixels: its side is chosen for that, so that it keeps it. Default: as it is. */
  fullHeightPx?: number
}

import type { Placement } from '@floating-ui/react'
import type { RefObject } from 'react'

export interface PlaceProps {
  /** What the panel stands beside; null until that is there. */
  anchor: Element | null
  panel: RefObject<HTMLElement | null>
  placement: Placement
}

/** Lets an element show: it is where it belongs. */
export function markPlaced(element: HTMLElement | null): void {
  if (element) element.dataset['placed'] = ''
}

import { autoUpdate, computePosition, flip, offset, shift, size } from '@floating-ui/react'
import type { Placement } from '@floating-ui/react'

const GAP_PX = 8

const middleware = [
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
]

/** Keeps a panel beside an element until the returned function is called: where there is room, and no larger than that. */
export function keepInPlace(anchor: Element, panel: HTMLElement, placement: Placement): () => void {
  let isOver = false
  async function place(): Promise<void> {
    const { x, y } = await computePosition(anchor, panel, { placement, strategy: 'fixed', middleware })
    if (isOver) return
    panel.style.left = `${Math.round(x)}px`
    panel.style.top = `${Math.round(y)}px`
    panel.dataset['placed'] = ''
  }
  const stop = autoUpdate(anchor, panel, () => void place())
  return () => {
    isOver = true
    stop()
  }
}

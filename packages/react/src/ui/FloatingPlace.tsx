import { autoUpdate, flip, offset, shift, size, useFloating } from '@floating-ui/react'
import { useLayoutEffect, useMemo } from 'react'
import type { PlaceProps } from './placeProps.ts'

const GAP_PX = 8

const middlewareFor = (fullHeightPx: number) => [
  offset(GAP_PX),
  flip(({ rects }) => {
    const block = GAP_PX + Math.max(0, fullHeightPx - rects.floating.height)
    return { padding: { top: block, bottom: block, left: GAP_PX, right: GAP_PX } }
  }),
  shift({ padding: GAP_PX }),
  size({
    padding: GAP_PX,
    apply({ availableHeight, rects, elements }) {
      elements.floating.style.setProperty('--voice-room', `${Math.floor(availableHeight)}px`)
      elements.floating.style.setProperty('--voice-trigger', `${Math.round(rects.reference.width)}px`)
    },
  }),
]

/** Positions a panel beside an element, on the side with space and within its size. Renders nothing. */
export function FloatingPlace({ anchor, panel, placement, fullHeightPx = 0 }: PlaceProps) {
  const middleware = useMemo(() => middlewareFor(fullHeightPx), [fullHeightPx])
  const { refs, x, y, isPositioned } = useFloating({
    open: true,
    placement,
    strategy: 'fixed',
    middleware,
    whileElementsMounted: autoUpdate,
  })
  useLayoutEffect(() => {
    refs.setReference(anchor)
    refs.setFloating(panel.current)
  }, [refs, anchor, panel])
  useLayoutEffect(() => {
    if (isPositioned) moveTo(panel.current, x, y)
  }, [panel, x, y, isPositioned])
  return null
}

function moveTo(panel: HTMLElement | null, x: number, y: number): void {
  if (!panel) return
  panel.style.left = `${Math.round(x)}px`
  panel.style.top = `${Math.round(y)}px`
  panel.dataset['placed'] = ''
}

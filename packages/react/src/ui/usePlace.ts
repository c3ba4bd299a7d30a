import type { Placement } from '@floating-ui/react'
import { useLayoutEffect } from 'react'
import type { RefObject } from 'react'
import { showInTopLayer } from './showInTopLayer.ts'

const loadPlacing = () => import('./keepInPlace.ts')

/** Loads what places panels, which is needed when one opens: call it when that is likely, as when its button is hovered. */
export function preparePlace(): void {
  loadPlacing().catch(() => {
    // Told when a panel opens and misses it.
  })
}

/** Shows a panel over everything else, beside an element. It has `data-placed` from when it is where it belongs. */
export function usePlace(anchor: Element | null, panel: RefObject<HTMLElement | null>, placement: Placement): void {
  useLayoutEffect(() => showInTopLayer(panel.current), [panel])
  useLayoutEffect(() => {
    const { current: element } = panel
    if (!anchor || !element) return
    let isGone = false
    let stop = () => {}
    loadPlacing()
      .then(({ keepInPlace }) => {
        if (!isGone) stop = keepInPlace(anchor, element, placement)
      })
      .catch((error: unknown) => {
        // Where it stands in the page is better than nowhere.
        element.dataset['placed'] = ''
        console.error('A panel could not be placed beside its button, so it stands where it would without.', error)
      })
    return () => {
      isGone = true
      stop()
    }
  }, [anchor, panel, placement])
}

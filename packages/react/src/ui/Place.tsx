import type { Placement } from '@floating-ui/react'
import { useLayoutEffect } from 'react'
import { lazyModule } from '../loading/lazyModule.ts'
import type { PlaceProps } from './placeProps.ts'
import { showInTopLayer } from './showInTopLayer.ts'
import { useLazyModule } from '../loading/useLazyModule.ts'

const floatingPlace = lazyModule(() => import('./FloatingPlace.tsx'))

/** Loads what places panels ahead of the first one that opens, as when its button is hovered. */
export const preparePlace = floatingPlace.prepare

/** The placement of a panel under its button. */
export function below(align: 'start' | 'center' | 'end'): Placement {
  return align === 'center' ? 'bottom' : `bottom-${align}`
}

/** Shows a panel over everything else, beside an element. The panel has `data-placed` from when it is where it belongs. */
export function Place(props: PlaceProps) {
  const { anchor, panel } = props
  useLayoutEffect(() => showInTopLayer(panel.current), [panel])
  const chunk = useLazyModule(floatingPlace, true, () => {
    // Where it stands in the page is better than nowhere.
    panel.current?.setAttribute('data-placed', '')
  })
  return anchor && chunk && <chunk.FloatingPlace {...props} />
}

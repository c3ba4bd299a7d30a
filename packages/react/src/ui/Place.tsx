import type { Placement } from '@floating-ui/react'
import { useLayoutEffect } from 'react'
import { lazyModule } from '../loading/lazyModule.ts'
import type { PlaceProps } from './placeProps.ts'
import { showInTopLayer } from './showInTopLayer.ts'
import { useLazyModule } from '../loading/useLazyModule.ts'

const floatingPlace = lazyModule(() => import('./FloatingPlace.tsx'))

/** Preloads the positioning code, for example on hover of a button. */
export const preparePlace = floatingPlace.prepare

/** Placement of a panel under its button. */
export function below(align: 'start' | 'center' | 'end'): Placement {
  return align === 'center' ? 'bottom' : `bottom-${align}`
}

/** Shows a panel in the top layer, beside an element. The panel has `data-placed` once it is positioned. */
export function Place(props: PlaceProps) {
  const { anchor, panel } = props
  useLayoutEffect(() => showInTopLayer(panel.current), [panel])
  const chunk = useLazyModule(floatingPlace, true, () => {
    // Falls back to its position in the page.
    panel.current?.setAttribute('data-placed', '')
  })
  return anchor && chunk && <chunk.FloatingPlace {...props} />
}

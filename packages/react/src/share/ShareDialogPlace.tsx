import { lazyModule } from '../loading/lazyModule.ts'
import { useLazyModule } from '../loading/useLazyModule.ts'
import type { ShareModel } from './useShare.ts'

const shareDialog = lazyModule(() => import('./ShareDialog.tsx'))

/** Share dialog, whose code loads when it opens. */
export function ShareDialogPlace(props: ShareModel) {
  const loaded = useLazyModule(shareDialog, props.tab !== null, () => props.onTabChange(null))
  return loaded && <loaded.ShareDialog {...props} />
}

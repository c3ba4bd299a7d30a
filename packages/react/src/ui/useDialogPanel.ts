import { useEffect } from 'react'
import type { ComponentType } from 'react'
import type { DialogPanelProps } from './dialogProps.ts'
import { lazyModule } from '../loading/lazyModule.ts'
import { useLazyModule } from '../loading/useLazyModule.ts'

interface DialogPanelModule {
  DialogPanel: ComponentType<DialogPanelProps>
}

const dialogPanel = lazyModule<DialogPanelModule>(() => import('./DialogPanel.tsx'))

/** Preloads the panel of a dialog. */
export const prepareDialog = dialogPanel.prepare
export const loadDialogPanel = dialogPanel.load

/**
 * Panel of a dialog as a separate chunk; null until loaded. packages/elements replaces this module, because Radix does
 * not work inside a shadow root.
 */
export function useDialogPanel(isOpen: boolean, onFailure: () => void): DialogPanelModule | null {
  // A dialog without a button is preloaded at the first press or key on the page.
  useEffect(() => {
    const options = { capture: true, once: true, passive: true }
    for (const type of ['pointerdown', 'keydown']) document.addEventListener(type, prepareDialog, options)
    return () => {
      for (const type of ['pointerdown', 'keydown']) document.removeEventListener(type, prepareDialog, options)
    }
  }, [])
  return useLazyModule(dialogPanel, isOpen, onFailure)
}

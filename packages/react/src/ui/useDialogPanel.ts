import { useEffect } from 'react'
import type { ComponentType } from 'react'
import type { DialogPanelProps } from './dialogProps.ts'
import { lazyModule } from '../loading/lazyModule.ts'
import { useLazyModule } from '../loading/useLazyModule.ts'

interface DialogPanelModule {
  DialogPanel: ComponentType<DialogPanelProps>
}

const dialogPanel = lazyModule<DialogPanelModule>(() => import('./DialogPanel.tsx'))

/** Loads the window of a dialog ahead of its opening. */
export const prepareDialog = dialogPanel.prepare
export const loadDialogPanel = dialogPanel.load

/**
 * The window of a dialog, in a chunk of its own; null until it is there. Packages/elements has another module in this one's place,
 * as Radix does not work inside a shadow root.
 */
export function useDialogPanel(isOpen: boolean, onFailure: () => void): DialogPanelModule | null {
  // A dialog without a button of its own opens after a press or a key somewhere on the page.
  useEffect(() => {
    const options = { capture: true, once: true, passive: true }
    for (const type of ['pointerdown', 'keydown']) document.addEventListener(type, prepareDialog, options)
    return () => {
      for (const type of ['pointerdown', 'keydown']) document.removeEventListener(type, prepareDialog, options)
    }
  }, [])
  return useLazyModule(dialogPanel, isOpen, onFailure)
}

import { useLayoutEffect, useRef } from 'react'
import type { RefObject } from 'react'

/** Opens a `<dialog>` as modal while mounted, and restores focus when it closes. */
export function useModal(initialFocus?: RefObject<HTMLElement | null>) {
  const ref = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog) return
    // jsdom knows the attribute but not the methods.
    if (!('showModal' in dialog)) {
      ;(dialog as HTMLDialogElement).open = true
      return
    }
    // Set before opening, so no other element gets focus and is announced first.
    initialFocus?.current?.setAttribute('autofocus', '')
    if (!dialog.open) dialog.showModal()
    // Before the dialog is removed from the document: only closing it restores focus.
    return () => dialog.close()
  }, [initialFocus])
  return ref
}

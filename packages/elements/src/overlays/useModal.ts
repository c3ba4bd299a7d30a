import { useLayoutEffect, useRef } from 'react'
import type { RefObject } from 'react'

/** Opens a `<dialog>` as modal while it is mounted. Leaving, it gives the focus back to where it came from. */
export function useModal(initialFocus?: RefObject<HTMLElement | null>) {
  const ref = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog) return
    // jsdom, in which people test their pages, knows the attribute but not the calls.
    if (!('showModal' in dialog)) {
      ;(dialog as HTMLDialogElement).open = true
      return
    }
    // Told beforehand, so that nothing else has the focus, and is read out, before it.
    initialFocus?.current?.setAttribute('autofocus', '')
    if (!dialog.open) dialog.showModal()
    // Before it is taken out of the document: only a dialog that is closed gives the focus back.
    return () => dialog.close()
  }, [initialFocus])
  return ref
}

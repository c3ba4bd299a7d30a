import { useId } from 'react'
import type { KeyboardEvent } from 'react'
import type { DialogPanelProps } from '@voice-rankings/react/inside/ui/dialogProps.ts'
import { DialogWindow } from '@voice-rankings/react/inside/ui/DialogWindow.tsx'
import { rootProps, useRefs } from '@voice-rankings/react/inside/ui/rootProps.ts'
import { tabbableIn } from '@voice-rankings/react/inside/ui/tabbableIn.ts'
import { useBackdropPress } from '@voice-rankings/react/inside/ui/useBackdropPress.ts'
import { useModal } from './useModal.ts'

/** The window of an open dialog: the browser's own modal dialog, which keeps focus and inertness right inside a shadow root. */
export function DialogPanel(props: DialogPanelProps) {
  const { title, titleHidden, closeLabel, side, initialFocus, children, footer, onClose, ...host } = props
  const titleId = useId()
  const dialog = useModal(initialFocus)
  const ref = useRefs<HTMLDialogElement>(dialog, host)
  const backdropPress = useBackdropPress(onClose)

  function onKeyDown(event: KeyboardEvent<HTMLDialogElement>) {
    if (event.key === 'Tab') return keepInside(event)
    if (event.key !== 'Escape' || event.defaultPrevented) return
    event.preventDefault()
    event.stopPropagation()
    onClose()
  }

  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys and presses a modal dialog has
    <dialog
      part="backdrop"
      aria-labelledby={titleId}
      onKeyDown={onKeyDown}
      // Not the key but another wish to close, such as the way back on a phone.
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        onClose()
      }}
      onClose={({ currentTarget, target }) => {
        if (target === currentTarget && !currentTarget.open) onClose()
      }}
      {...backdropPress}
      {...rootProps(host, 'voice-backdrop')}
      ref={ref}
    >
      <DialogWindow {...{ title, titleId, titleHidden, closeLabel, side, footer, onClose }}>{children}</DialogWindow>
    </dialog>
  )
}

/** Goes from the last control to the first and back, where the browser would go on to its own. */
function keepInside(event: KeyboardEvent<HTMLDialogElement>) {
  const controls = tabbableIn(event.currentTarget)
  const [from, to] = event.shiftKey ? [controls.at(0), controls.at(-1)] : [controls.at(-1), controls.at(0)]
  if (event.defaultPrevented || event.target !== from || !to) return
  event.preventDefault()
  to.focus()
}

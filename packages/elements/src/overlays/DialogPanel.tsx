import { useId } from 'react'
import type { KeyboardEvent } from 'react'
import type { DialogPanelProps } from '@voice-rankings/react/inside/ui/dialogProps.ts'
import { DialogWindow } from '@voice-rankings/react/inside/ui/DialogWindow.tsx'
import { rootProps, useRefs } from '@voice-rankings/react/inside/ui/rootProps.ts'
import { tabbableIn } from '@voice-rankings/react/inside/ui/tabbableIn.ts'
import { useBackdropPress } from '@voice-rankings/react/inside/ui/useBackdropPress.ts'
import { useModal } from './useModal.ts'

/** Panel of an open dialog: the native modal dialog, which manages focus and inertness inside a shadow root. */
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
      // Close requests other than the Escape key, such as the back gesture on a phone.
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

/** Cycles Tab focus between the first and last control, instead of moving to the browser's controls. */
function keepInside(event: KeyboardEvent<HTMLDialogElement>) {
  const controls = tabbableIn(event.currentTarget)
  const [from, to] = event.shiftKey ? [controls.at(0), controls.at(-1)] : [controls.at(-1), controls.at(0)]
  if (event.defaultPrevented || event.target !== from || !to) return
  event.preventDefault()
  to.focus()
}

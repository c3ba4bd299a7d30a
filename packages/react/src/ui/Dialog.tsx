import { cloneElement } from 'react'
import { composeHandlers } from './composeHandlers.ts'
import type { DialogProps } from './dialogProps.ts'
import { prepareDialog, useDialogPanel } from './useDialogPanel.ts'
import { useOpenState } from './useOpenState.ts'

/**
 * A modal dialog: the page behind it cannot be used, nothing covers or clips it, Escape and a press beside it close it, and the focus
 * returns where it was. Its code loads when it first opens, or before where its button is hovered, focused or touched.
 */
export function Dialog({ trigger, ...props }: DialogProps) {
  const [open, setOpen] = useOpenState(props)
  const close = () => setOpen(false)
  const panels = useDialogPanel(open, close)
  return (
    <>
      {trigger &&
        cloneElement(trigger, {
          'aria-haspopup': 'dialog',
          'aria-expanded': open,
          'aria-busy': (open && !panels) || trigger.props['aria-busy'],
          onPointerEnter: composeHandlers(prepareDialog, trigger.props.onPointerEnter),
          onFocus: composeHandlers(prepareDialog, trigger.props.onFocus),
          onClick: composeHandlers(() => setOpen(true), trigger.props.onClick),
        })}
      {open && panels && <panels.DialogPanel {...props} onClose={close} />}
    </>
  )
}

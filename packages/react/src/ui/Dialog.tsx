import { cloneElement } from 'react'
import { composeHandlers } from './composeHandlers.ts'
import type { DialogProps } from './dialogProps.ts'
import { prepareDialog, useDialogPanel } from './useDialogPanel.ts'
import { useOpenState } from './useOpenState.ts'

/**
 * Modal dialog: the page behind it is inert, nothing covers or clips it, Escape and a press beside it close it, and
 * focus is restored. Its code loads when it first opens, or when its button is hovered, focused or touched.
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

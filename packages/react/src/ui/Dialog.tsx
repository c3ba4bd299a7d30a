import { cloneElement } from 'react'
import type { HTMLProps, ReactElement, ReactNode, RefObject } from 'react'
import { both } from './both.ts'
import { prepareDialog, useDialogPanel } from './useDialogPanel.ts'
import { useOpenState } from './useOpenState.ts'
import type { OpenStateProps } from './useOpenState.ts'
import type { RootProps } from './rootProps.ts'

export interface DialogProps extends OpenStateProps, RootProps {
  title: string
  /** Keeps the title for people who hear the page, where the content has a heading of its own. */
  titleHidden?: boolean
  /** Name of the button that closes it, for people who hear the page. */
  closeLabel: string
  /** `center` is a dialog, `wide` one for a whole page, `bottom` a sheet that comes up from the lower edge, `left` one from the side. */
  side?: 'center' | 'wide' | 'bottom' | 'left'
  /** The button that opens it; without one use `open`. */
  trigger?: ReactElement<HTMLProps<HTMLElement>>
  /** What has the focus first; by default the first control. */
  initialFocus?: RefObject<HTMLElement | null>
  children: ReactNode
  /** Stays visible below what scrolls. */
  footer?: ReactNode
}

/** Props of the window of an open dialog. */
export interface DialogPanelProps extends Omit<DialogProps, 'trigger' | 'open' | 'onOpenChange'> {
  onClose: () => void
}

/**
 * A modal dialog: the page behind it cannot be used, nothing covers or clips it, Escape and a press beside it close it, and the focus
 * returns where it was. Its code loads when it first opens, or before where its button is hovered, focused or touched.
 */
export function Dialog({ trigger, ...props }: DialogProps) {
  const [open, setOpen] = useOpenState(props)
  const close = () => setOpen(false)
  const DialogPanel = useDialogPanel(open, close)
  return (
    <>
      {trigger &&
        cloneElement(trigger, {
          'aria-haspopup': 'dialog',
          'aria-expanded': open,
          'aria-busy': (open && !DialogPanel) || trigger.props['aria-busy'],
          onPointerEnter: both(prepareDialog, trigger.props.onPointerEnter),
          onFocus: both(prepareDialog, trigger.props.onFocus),
          onClick: both(() => setOpen(true), trigger.props.onClick),
        })}
      {open && DialogPanel && <DialogPanel {...props} onClose={close} />}
    </>
  )
}

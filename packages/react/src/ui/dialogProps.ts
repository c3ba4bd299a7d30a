import type { HTMLProps, ReactElement, ReactNode, RefObject } from 'react'
import type { RootProps } from './rootProps.ts'
import type { OpenStateProps } from './useOpenState.ts'

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

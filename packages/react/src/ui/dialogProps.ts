import type { HTMLProps, ReactElement, ReactNode, RefObject } from 'react'
import type { RootProps } from './rootProps.ts'
import type { OpenStateProps } from './useOpenState.ts'

export interface DialogProps extends OpenStateProps, RootProps {
  title: string
  /** Hides the title visually, for content with its own heading. */
  titleHidden?: boolean
  /** Accessible name of the close button. */
  closeLabel: string
  /**
   * `center` is a dialog, `wide` one for a whole page, `bottom` a sheet from the lower edge, `left` one from the side.
   */
  side?: 'center' | 'wide' | 'bottom' | 'left'
  /** Button that opens it; without one use `open`. */
  trigger?: ReactElement<HTMLProps<HTMLElement>>
  /** Initially focused element; by default the first control. */
  initialFocus?: RefObject<HTMLElement | null>
  children: ReactNode
  /** Footer that stays visible below the scrolled content. */
  footer?: ReactNode
}

/** Props of the panel of an open dialog. */
export interface DialogPanelProps extends Omit<DialogProps, 'trigger' | 'open' | 'onOpenChange'> {
  onClose: () => void
}

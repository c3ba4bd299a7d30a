import * as Radix from '@radix-ui/react-dialog'
import { X } from 'lucide-react'
import type { ReactElement, ReactNode } from 'react'
import { useTheme } from '../runtime/index.ts'

export interface DialogProps {
  title: string
  /** Name of the button that closes it, for people who hear the page. */
  closeLabel: string
  /** `center` is a dialog, `bottom` a sheet that comes up from the lower edge, `left` one from the side. */
  side?: 'center' | 'bottom' | 'left'
  /** The button that opens it; without one use `open`. */
  trigger?: ReactElement
  open?: boolean
  onOpenChange?: (open: boolean) => void
  children: ReactNode
  /** Stays visible below what scrolls. */
  footer?: ReactNode
}

/** A window over the page. Focus stays in it and returns when it closes. */
export function Dialog(props: DialogProps) {
  const { title, closeLabel, side = 'center', trigger, open, onOpenChange, children, footer } = props
  const theme = useTheme()
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      {trigger && <Radix.Trigger asChild>{trigger}</Radix.Trigger>}
      <Radix.Portal>
        <Radix.Overlay className="voice-backdrop" part="backdrop" data-theme={theme} />
        <Radix.Content
          className="voice-dialog"
          part="dialog"
          data-side={side}
          data-theme={theme}
          aria-describedby={undefined}
        >
          <header part="dialog-header">
            <Radix.Title part="dialog-title">{title}</Radix.Title>
            <Radix.Close className="voice-icon-button" data-size="small" part="dialog-close" aria-label={closeLabel}>
              <X aria-hidden="true" />
            </Radix.Close>
          </header>
          <div part="dialog-body">{children}</div>
          {footer && <footer part="dialog-footer">{footer}</footer>}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

import { X } from 'lucide-react'
import type { ElementType } from 'react'
import type { DialogPanelProps } from './dialogProps.ts'

interface DialogWindowProps extends Pick<
  DialogPanelProps,
  'title' | 'titleHidden' | 'closeLabel' | 'side' | 'footer' | 'children' | 'onClose'
> {
  titleId: string
  Heading?: ElementType
}

/** Visible window of a dialog: title, close button, content and footer. */
export function DialogWindow(props: DialogWindowProps) {
  const { title, titleId, titleHidden, closeLabel, side = 'center', footer, children, onClose, Heading = 'h2' } = props
  return (
    <div className="voice-dialog" part="dialog" data-side={side}>
      <div part="dialog-header" data-title={titleHidden ? 'hidden' : undefined}>
        <Heading id={titleId} part="dialog-title" className={titleHidden ? 'voice-hidden' : undefined}>
          {title}
        </Heading>
        <button
          type="button"
          className="voice-icon-button"
          data-size="small"
          part="dialog-close"
          aria-label={closeLabel}
          onClick={onClose}
        >
          <X aria-hidden="true" />
        </button>
      </div>
      <div part="dialog-body">{children}</div>
      {footer && <div part="dialog-footer">{footer}</div>}
    </div>
  )
}

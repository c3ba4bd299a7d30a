import { X } from 'lucide-react'
import { cloneElement, useId, useRef } from 'react'
import type { HTMLProps, KeyboardEvent, PointerEvent, ReactElement, ReactNode, RefObject } from 'react'
import { tabbableIn } from './tabbableIn.ts'
import { useModal } from './useModal.ts'
import { useOpenState } from './useOpenState.ts'
import type { OpenStateProps } from './useOpenState.ts'
import { rootProps, useRefs } from './rootProps.ts'
import type { RootProps } from './rootProps.ts'

export interface DialogProps extends OpenStateProps, RootProps<HTMLDialogElement> {
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

/**
 * A window over the page. It is the browser's own modal dialog, so the page behind it is inert, nothing can cover or clip
 * it, and the focus returns when it closes; inside a shadow root as well.
 */
export function Dialog({ trigger, ...props }: DialogProps) {
  const [open, setOpen] = useOpenState(props)
  return (
    <>
      {trigger &&
        cloneElement(trigger, {
          'aria-haspopup': 'dialog',
          'aria-expanded': open,
          onClick(event) {
            trigger.props.onClick?.(event)
            setOpen(true)
          },
        })}
      {open && <OpenDialog {...props} onClose={() => setOpen(false)} />}
    </>
  )
}

type OpenDialogProps = Omit<DialogProps, 'trigger' | 'open' | 'onOpenChange'> & { onClose: () => void }

function OpenDialog(props: OpenDialogProps) {
  const { title, titleHidden, closeLabel, side = 'center', initialFocus, children, footer, onClose, ...host } = props
  const id = useId()
  const dialog = useModal(initialFocus)
  const ref = useRefs(dialog, host)
  // A press that began inside and ended outside, as when text is selected, closes nothing.
  const pressedBackdrop = useRef(false)

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
      aria-labelledby={id}
      onKeyDown={onKeyDown}
      onPointerDown={(event: PointerEvent) => {
        pressedBackdrop.current = event.target === event.currentTarget
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget && pressedBackdrop.current) onClose()
      }}
      // Not the key but another wish to close, such as the way back on a phone.
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        onClose()
      }}
      onClose={({ currentTarget, target }) => {
        if (target === currentTarget && !currentTarget.open) onClose()
      }}
      {...rootProps(host, 'voice-backdrop')}
      ref={ref}
    >
      <div className="voice-dialog" part="dialog" data-side={side}>
        <div part="dialog-header" data-title={titleHidden ? 'hidden' : undefined}>
          <h2 id={id} part="dialog-title" className={titleHidden ? 'voice-hidden' : undefined}>
            {title}
          </h2>
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

import { useClick, useDismiss, useInteractions, useMergeRefs, useRole } from '@floating-ui/react'
import { cloneElement, useEffect, useLayoutEffect, useRef } from 'react'
import type { FocusEvent, HTMLProps, KeyboardEvent, ReactElement, ReactNode, Ref, RefObject } from 'react'
import { useFloatingPanel } from './useFloatingPanel.ts'
import { useOpenState } from './useOpenState.ts'
import type { OpenStateProps } from './useOpenState.ts'
import { tabbableIn } from './tabbableIn.ts'

export interface PopoverProps extends OpenStateProps {
  /** What the panel is, for people who hear the page. */
  label: string
  /** The button that opens it. It takes a ref. */
  trigger: ReactElement<HTMLProps<HTMLElement> & { ref?: Ref<HTMLElement> }>
  align?: 'start' | 'center' | 'end'
  part?: string
  children: ReactNode
}

/**
 * A panel under a button for what is no plain list of actions, such as a list with a search box. The focus goes to its
 * first control; Escape gives it back, and leaving the panel closes it.
 */
export function Popover({ label, trigger, align = 'end', part = 'popover', children, ...state }: PopoverProps) {
  const [open, setOpen] = useOpenState(state)
  const placement = align === 'center' ? 'bottom' : (`bottom-${align}` as const)
  const { setTrigger, setPanel, panel, style, context, close } = useFloatingPanel({
    open,
    onOpenChange: setOpen,
    placement,
  })
  const { getReferenceProps, getFloatingProps } = useInteractions([
    useClick(context),
    useDismiss(context, { escapeKey: false }),
    useRole(context, { role: 'dialog' }),
  ])
  const triggerRef = useMergeRefs([setTrigger, trigger.props.ref])

  useEffect(() => {
    const { current } = panel
    if (open && current) (tabbableIn(current)[0] ?? current).focus({ preventScroll: true })
  }, [open, panel])

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || event.defaultPrevented) return
    event.preventDefault()
    event.stopPropagation()
    close()
  }

  function onBlur({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
    // Null is the window losing the focus, or a press, which has its own rule.
    if (relatedTarget && !currentTarget.contains(relatedTarget) && relatedTarget !== context.elements.domReference) {
      setOpen(false)
    }
  }

  return (
    <>
      {cloneElement(trigger, { ...getReferenceProps(trigger.props), ref: triggerRef })}
      {open && (
        <div
          ref={setPanel}
          className="voice-popover"
          part={part}
          style={style}
          {...getFloatingProps({ onKeyDown, onBlur })}
          aria-labelledby={undefined}
          aria-label={label}
          tabIndex={-1}
        >
          <ReturnFocus panel={panel} onLeave={close} />
          {children}
        </div>
      )}
    </>
  )
}

/** Gives the focus back when a panel is closed from outside while it holds it, as when a choice in it was made. */
function ReturnFocus({ panel, onLeave }: { panel: RefObject<HTMLElement | null>; onLeave: () => void }) {
  const leave = useRef(onLeave)
  const held = useRef<HTMLElement>(null)
  // Kept, because the panel's own ref is empty by the time it is left.
  useEffect(() => {
    leave.current = onLeave
    held.current = panel.current
  })
  useLayoutEffect(
    // Before the panel is taken out of the document, which would leave the focus nowhere.
    () => () => {
      if (held.current?.matches(':focus-within')) leave.current()
    },
    [],
  )
  return null
}

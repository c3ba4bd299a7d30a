import {
  autoUpdate,
  flip,
  FloatingPortal,
  offset,
  shift,
  useDismiss,
  useFloating,
  useFocus,
  useHover,
  useInteractions,
  useRole,
} from '@floating-ui/react'
import { cloneElement, useState } from 'react'
import type { HTMLAttributes, ReactElement, Ref } from 'react'
import { useTheme } from '../runtime/index.ts'

export interface TooltipProps {
  text: string
  /** Where it stands if there is room; default `top`. */
  placement?: 'top' | 'bottom' | 'left' | 'right'
  /** One element that takes a ref; the tooltip describes it. */
  children: ReactElement<HTMLAttributes<HTMLElement> & { ref?: Ref<HTMLElement> }>
}

const HOVER_DELAY_MS = 400

/** A short text beside an element while it is hovered or focused. Escape closes it. */
export function Tooltip({ text, placement = 'top', children }: TooltipProps) {
  const [open, setOpen] = useState(false)
  const theme = useTheme()
  const {
    refs: { setReference, setFloating },
    floatingStyles,
    context,
  } = useFloating({
    open,
    onOpenChange: setOpen,
    placement,
    middleware: [offset(8), flip(), shift({ padding: 8 })],
    whileElementsMounted: autoUpdate,
  })
  const { getReferenceProps, getFloatingProps } = useInteractions([
    useHover(context, { move: false, delay: { open: HOVER_DELAY_MS } }),
    useFocus(context),
    useDismiss(context),
    // A tooltip that repeats the name would be read twice, so it is a label then and no description.
    useRole(context, { role: children.props['aria-label'] === text ? 'label' : 'tooltip' }),
  ])
  return (
    <>
      {cloneElement(children, { ...getReferenceProps(children.props), ref: setReference })}
      {open && (
        <FloatingPortal>
          <div
            ref={setFloating}
            className="voice-tooltip"
            part="tooltip"
            data-theme={theme}
            style={floatingStyles}
            {...getFloatingProps()}
          >
            {text}
          </div>
        </FloatingPortal>
      )}
    </>
  )
}

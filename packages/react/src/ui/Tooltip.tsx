import { cloneElement, useId, useRef } from 'react'
import type { HTMLAttributes, ReactElement } from 'react'
import { composeHandlers } from './composeHandlers.ts'
import { Place } from './Place.tsx'
import { useTooltip } from './useTooltip.ts'
import { rootProps, useRefs } from './rootProps.ts'
import type { RootProps } from './rootProps.ts'

export interface TooltipProps extends RootProps<HTMLSpanElement> {
  text: string
  /** Element that receives the pointer and focus handlers; the tooltip describes it. */
  children: ReactElement<HTMLAttributes<HTMLElement>>
}

/**
 * Short text above an element, or below without space, on hover and focus. It stays while the pointer is on it, and
 * Escape closes it.
 */
export function Tooltip({ text, children: { props }, children, ...own }: TooltipProps) {
  const ownId = useId()
  const id = own.id ?? ownId
  const { anchor, onEnter, onLeave, onFocus, close, stay } = useTooltip()
  // A description equal to the name would be announced twice.
  const isName = props['aria-label'] === text
  return (
    <>
      {cloneElement(children, {
        'aria-describedby': anchor && !isName ? id : props['aria-describedby'],
        onPointerEnter: composeHandlers(onEnter, props.onPointerEnter),
        onPointerLeave: composeHandlers(onLeave, props.onPointerLeave),
        // After a press the tooltip is no longer needed.
        onPointerDown: composeHandlers(close, props.onPointerDown),
        onFocus: composeHandlers(onFocus, props.onFocus),
        onBlur: composeHandlers(close, props.onBlur),
      })}
      {/* Remounted for another text, which needs another position. */}
      {anchor && <Bubble key={text} {...{ anchor, text, id, own, onLeave }} onEnter={stay} />}
    </>
  )
}

interface BubbleProps {
  anchor: Element
  text: string
  id: string
  own: RootProps<HTMLSpanElement>
  onEnter: () => void
  onLeave: () => void
}

function Bubble({ anchor, text, id, own, onEnter, onLeave }: BubbleProps) {
  const bubble = useRef<HTMLSpanElement>(null)
  const ref = useRefs(bubble, own)
  return (
    <>
      {/* A span, because it may be inside a paragraph. */}
      <span
        part="tooltip"
        id={id}
        role="tooltip"
        onPointerEnter={onEnter}
        onPointerLeave={onLeave}
        {...rootProps(own, 'voice-tooltip')}
        ref={ref}
      >
        {text}
      </span>
      <Place anchor={anchor} panel={bubble} placement="top" />
    </>
  )
}

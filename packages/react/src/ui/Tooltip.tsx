import { cloneElement, useId, useRef } from 'react'
import type { HTMLAttributes, ReactElement } from 'react'
import { both } from './both.ts'
import { usePlace } from './usePlace.ts'
import { useTooltip } from './useTooltip.ts'

export interface TooltipProps {
  text: string
  /** One element that takes the handlers of the pointer and the focus; the tooltip describes it. */
  children: ReactElement<HTMLAttributes<HTMLElement>>
}

/**
 * A short text above an element, or below it where there is no room, while it is hovered or focused. It stays while the
 * pointer is on it, and Escape closes it.
 */
export function Tooltip({ text, children: { props }, children }: TooltipProps) {
  const id = useId()
  const { anchor, onEnter, onLeave, onFocus, close, stay } = useTooltip()
  // A tooltip that repeats the name would be read twice.
  const isName = props['aria-label'] === text
  return (
    <>
      {cloneElement(children, {
        'aria-describedby': anchor && !isName ? id : props['aria-describedby'],
        onPointerEnter: both(onEnter, props.onPointerEnter),
        onPointerLeave: both(onLeave, props.onPointerLeave),
        // Who presses knows what the button does.
        onPointerDown: both(close, props.onPointerDown),
        onFocus: both(onFocus, props.onFocus),
        onBlur: both(close, props.onBlur),
      })}
      {/* Another text takes another place. */}
      {anchor && (
        <Bubble key={text} anchor={anchor} text={text} id={id} isName={isName} onEnter={stay} onLeave={onLeave} />
      )}
    </>
  )
}

interface BubbleProps {
  anchor: Element
  text: string
  id: string
  isName: boolean
  onEnter: () => void
  onLeave: () => void
}

function Bubble({ anchor, text, id, isName, onEnter, onLeave }: BubbleProps) {
  const bubble = useRef<HTMLSpanElement>(null)
  usePlace(anchor, bubble, 'top')
  return (
    // A span, because it may stand in a paragraph.
    <span
      ref={bubble}
      className="voice-tooltip"
      part="tooltip"
      id={id}
      role={isName ? undefined : 'tooltip'}
      aria-hidden={isName || undefined}
      onPointerEnter={onEnter}
      onPointerLeave={onLeave}
    >
      {text}
    </span>
  )
}

import { cloneElement, useId, useLayoutEffect, useRef } from 'react'
import type { HTMLAttributes, ReactElement } from 'react'
import { showInTopLayer } from './showInTopLayer.ts'
import { tooltipPlace } from './tooltipPlace.ts'
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
  useLayoutEffect(() => {
    const { current: element } = bubble
    const view = anchor.ownerDocument.defaultView
    if (!element || !view) return
    showInTopLayer(element)
    // What scrolls inside a shadow root is heard of in there alone.
    const scrolling = [view, anchor.getRootNode()]
    function place() {
      if (!element || !view) return
      const { clientWidth, clientHeight } = anchor.ownerDocument.documentElement
      const { left, top } = tooltipPlace(anchor.getBoundingClientRect(), element.getBoundingClientRect(), {
        width: clientWidth,
        height: clientHeight,
      })
      element.style.left = `${left}px`
      element.style.top = `${top}px`
    }
    place()
    view.addEventListener('resize', place)
    for (const one of scrolling) one.addEventListener('scroll', place, { capture: true, passive: true })
    return () => {
      view.removeEventListener('resize', place)
      for (const one of scrolling) one.removeEventListener('scroll', place, { capture: true })
    }
  }, [anchor])
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

function both<Event>(ours: (event: Event) => void, theirs: ((event: Event) => void) | undefined) {
  return (event: Event) => {
    theirs?.(event)
    ours(event)
  }
}

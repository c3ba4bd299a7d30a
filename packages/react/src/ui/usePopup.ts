import { cloneElement, useId, useLayoutEffect, useRef, useState } from 'react'
import type { HTMLProps, KeyboardEvent, MouseEvent, ReactElement, Ref } from 'react'
import { composeHandlers } from './composeHandlers.ts'
import { useOpenState } from './useOpenState.ts'
import type { OpenStateProps } from './useOpenState.ts'
import { useRefs } from './rootProps.ts'

export interface PopupProps extends OpenStateProps {
  /** Button that opens it, unless it has `aria-disabled`. It must accept a ref. */
  trigger: ReactElement<HTMLProps<HTMLElement> & { ref?: Ref<HTMLElement> }>
  align?: 'start' | 'center' | 'end'
  /** Id of the popup. Default: generated. */
  id?: string
}

/**
 * Button with a popup: its open state, and the button with its ARIA attributes. `prepare` preloads the popup when it is
 * likely to open.
 */
export function usePopup(kind: 'menu' | 'dialog', popup: PopupProps, prepare: () => void) {
  const { trigger, align = 'end', id: givenId, ...state } = popup
  const [open, setOpen] = useOpenState(state)
  const [beginsAtEnd, setBeginsAtEnd] = useState(false)
  const ownId = useId()
  const id = givenId ?? ownId
  const place = useRef<HTMLElement>(null)
  const [element, setElement] = useState<HTMLElement | null>(null)
  const { props } = trigger
  const buttonId = props.id ?? `${id}-button`
  const ref = useRefs<HTMLElement>(place, props)

  // Only when it opens: setting state on mount would make React flush all effects of a page in the mounting task.
  useLayoutEffect(() => {
    if (open) setElement(place.current)
  }, [open])

  function show(button: HTMLElement, fromEnd = false) {
    if (props['aria-disabled']) return
    setElement(button)
    setBeginsAtEnd(fromEnd)
    setOpen(true)
  }
  function close() {
    element?.focus()
    setOpen(false)
  }
  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (kind !== 'menu' || open || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return
    event.preventDefault()
    show(event.currentTarget, event.key === 'ArrowUp')
  }

  return {
    open,
    /** True if the last item is focused initially. */
    beginsAtEnd,
    /** Closes it and returns focus to its button. */
    close,
    /** Closes it without moving focus. */
    dismiss: () => setOpen(false),
    id,
    buttonId,
    align,
    trigger: element,
    button: cloneElement(trigger, {
      ref,
      id: buttonId,
      'aria-haspopup': kind,
      'aria-expanded': open,
      'aria-controls': open ? id : undefined,
      onPointerEnter: composeHandlers(prepare, props.onPointerEnter),
      onPointerDown: composeHandlers(prepare, props.onPointerDown),
      onFocus: composeHandlers(prepare, props.onFocus),
      onClick: composeHandlers(
        ({ currentTarget }: MouseEvent<HTMLElement>) => (open ? close() : show(currentTarget)),
        props.onClick,
      ),
      onKeyDown: composeHandlers(onKeyDown, props.onKeyDown),
    }),
  }
}

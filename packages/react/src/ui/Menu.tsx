import {
  FloatingList,
  useClick,
  useDismiss,
  useInteractions,
  useListNavigation,
  useMergeRefs,
  useRole,
  useTypeahead,
} from '@floating-ui/react'
import { cloneElement, useRef, useState } from 'react'
import type { HTMLProps, KeyboardEvent, ReactElement, ReactNode, Ref } from 'react'
import { MenuContext } from './MenuContext.ts'
import { useFloatingPanel } from './useFloatingPanel.ts'
import { useOpenState } from './useOpenState.ts'
import type { OpenStateProps } from './useOpenState.ts'

export interface MenuProps extends OpenStateProps {
  /** The button that opens it. It takes a ref. */
  trigger: ReactElement<HTMLProps<HTMLElement> & { ref?: Ref<HTMLElement> }>
  /** `MenuItem`s and `MenuChoice`s. */
  children: ReactNode
  align?: 'start' | 'center' | 'end'
  /** Stands above and below the items and is none: who is signed in, or what went wrong. */
  header?: ReactNode
  footer?: ReactNode
}

/** A menu of actions under a button: arrow keys, Home and End, typing to find, Escape. */
export function Menu({ trigger, children, align = 'end', header, footer, ...state }: MenuProps) {
  const [open, setOpen] = useOpenState(state)
  const [activeIndex, setActiveIndex] = useState<number | null>(null)
  const items = useRef<(HTMLElement | null)[]>([])
  const names = useRef<(string | null)[]>([])
  const placement = align === 'center' ? 'bottom' : (`bottom-${align}` as const)
  const { setTrigger, setPanel, style, context, close } = useFloatingPanel({
    open,
    onOpenChange: setOpen,
    placement,
  })
  const { getReferenceProps, getFloatingProps, getItemProps } = useInteractions([
    useClick(context),
    useDismiss(context, { escapeKey: false }),
    useRole(context, { role: 'menu' }),
    useListNavigation(context, {
      listRef: items,
      activeIndex,
      onNavigate: setActiveIndex,
      loop: true,
      focusItemOnOpen: true,
      // What cannot be done just now can still be read.
      disabledIndices: [],
    }),
    useTypeahead(context, { listRef: names, activeIndex, onMatch: open ? setActiveIndex : undefined }),
  ])
  const triggerRef = useMergeRefs([setTrigger, trigger.props.ref])

  function onKeyDown(event: KeyboardEvent) {
    // From the button, which has the focus again by then, the browser goes on to what follows.
    if (event.key === 'Tab') close()
    if (event.key !== 'Escape') return
    event.preventDefault()
    event.stopPropagation()
    close()
  }

  return (
    <>
      {cloneElement(trigger, { ...getReferenceProps(trigger.props), ref: triggerRef })}
      {open && (
        <div ref={setPanel} className="voice-menu" part="menu" style={style}>
          {header}
          <div className="voice-menu-items" {...getFloatingProps({ onKeyDown })}>
            <FloatingList elementsRef={items} labelsRef={names}>
              <MenuContext value={{ activeIndex, getItemProps, close }}>{children}</MenuContext>
            </FloatingList>
          </div>
          {footer}
        </div>
      )}
    </>
  )
}

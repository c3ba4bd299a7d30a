import { cloneElement, useLayoutEffect, useMemo } from 'react'
import type { HTMLAttributes, KeyboardEvent, PointerEvent, ReactElement } from 'react'
import type { MenuPanelProps } from '@voice-rankings/react/inside/ui/menuProps.ts'
import { MenuContext } from '@voice-rankings/react/inside/ui/MenuContext.ts'
import { menuItemsIn } from '@voice-rankings/react/inside/ui/menuItemsIn.ts'
import { below, Place } from '@voice-rankings/react/inside/ui/Place.tsx'
import { useRefs } from '@voice-rankings/react/inside/ui/rootProps.ts'
import { usePanel } from '@voice-rankings/react/inside/ui/usePanel.ts'
import { useMenuKeys } from './useMenuKeys.ts'

/** Panel of an open menu, with keyboard navigation that works inside a shadow root. */
export function MenuPanel(props: MenuPanelProps) {
  const { trigger, align, id, labelledBy, beginsAtEnd, close, onDismiss, header, footer, children, root } = props
  const panel = usePanel({ trigger, onDismiss })
  const ref = useRefs(panel, root)
  const onMove = useMenuKeys(panel)
  const menu = useMemo(() => ({ close, Item }), [close])

  useLayoutEffect(() => {
    const first = menuItemsIn(panel.current).at(beginsAtEnd ? -1 : 0)
    ;(first ?? panel.current)?.focus({ preventScroll: true })
  }, [panel, beginsAtEnd])

  function onKeyDown(event: KeyboardEvent) {
    onMove(event)
    // Closing returns focus to the button, from which Tab moves on.
    if (event.key === 'Tab') close()
    if (event.key !== 'Escape') return
    event.preventDefault()
    event.stopPropagation()
    close()
  }

  return (
    <>
      {/* eslint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys come up from the items inside */}
      <div part="menu" tabIndex={-1} onKeyDown={onKeyDown} {...root} ref={ref}>
        {header}
        <div id={id} className="voice-menu-items" role="menu" aria-labelledby={labelledBy}>
          <MenuContext value={menu}>{children}</MenuContext>
        </div>
        {footer}
      </div>
      <Place anchor={trigger} panel={panel} placement={below(align)} />
    </>
  )
}

function Item({ children }: { children: ReactElement }) {
  return cloneElement(children as ReactElement<HTMLAttributes<HTMLElement>>, {
    tabIndex: -1,
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      // A button handles the space bar itself, a link does not.
      if (event.key !== ' ' || event.currentTarget.localName === 'button') return
      event.preventDefault()
      event.currentTarget.click()
    },
    // Hovering moves focus, so only one item is highlighted.
    onPointerMove({ currentTarget, pointerType }: PointerEvent<HTMLElement>) {
      if (pointerType === 'mouse') currentTarget.focus({ preventScroll: true })
    },
  })
}

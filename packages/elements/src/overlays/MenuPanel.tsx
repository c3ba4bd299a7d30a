import { cloneElement, useLayoutEffect, useMemo } from 'react'
import type { HTMLAttributes, KeyboardEvent, PointerEvent, ReactElement } from 'react'
import type { MenuPanelProps } from '@voice-rankings/react/inside/ui/menuProps.ts'
import { MenuContext } from '@voice-rankings/react/inside/ui/MenuContext.ts'
import { menuItemsIn } from '@voice-rankings/react/inside/ui/menuItemsIn.ts'
import { below, Place } from '@voice-rankings/react/inside/ui/Place.tsx'
import { useRefs } from '@voice-rankings/react/inside/ui/rootProps.ts'
import { usePanel } from '@voice-rankings/react/inside/ui/usePanel.ts'
import { useMenuKeys } from './useMenuKeys.ts'

/** The panel of an open menu, with keys that work inside a shadow root. */
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
    // From the button, which has the focus again by then, the browser goes on to what follows.
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
      // A button answers to the space bar by itself, a link does not.
      if (event.key !== ' ' || event.currentTarget.localName === 'button') return
      event.preventDefault()
      event.currentTarget.click()
    },
    // One item is marked, whether by the keys or by the pointer.
    onPointerMove({ currentTarget, pointerType }: PointerEvent<HTMLElement>) {
      if (pointerType === 'mouse') currentTarget.focus({ preventScroll: true })
    },
  })
}

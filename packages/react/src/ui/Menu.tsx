import { useLayoutEffect } from 'react'
import type { KeyboardEvent, ReactNode } from 'react'
import { MenuContext } from './MenuContext.ts'
import { itemsIn, useMenuKeys } from './useMenuKeys.ts'
import { usePanel } from './usePanel.ts'
import type { PanelOptions } from './usePanel.ts'
import { usePopup } from './usePopup.ts'
import type { PopupProps } from './usePopup.ts'
import { rootProps, useRefs } from './rootProps.ts'
import type { RootProps } from './rootProps.ts'

export interface MenuProps extends PopupProps, RootProps<HTMLDivElement> {
  /** `MenuItem`s and `MenuChoice`s. */
  children: ReactNode
  /** Stands above and below the items and is none: who is signed in, or what went wrong. */
  header?: ReactNode
  footer?: ReactNode
}

/** A menu of actions under a button: arrow keys, Home and End, typing to find, Escape. */
export function Menu({ children, header, footer, ...props }: MenuProps) {
  const { button, buttonId, open, dismiss, ...panel } = usePopup('menu', { ...props, id: undefined })
  return (
    <>
      {button}
      {open && (
        <MenuPanel
          {...panel}
          labelledBy={buttonId}
          onDismiss={dismiss}
          {...{ header, footer }}
          root={rootProps(props, 'voice-menu voice-floats')}
        >
          {children}
        </MenuPanel>
      )}
    </>
  )
}

interface MenuPanelProps extends PanelOptions, Pick<MenuProps, 'children' | 'header' | 'footer'> {
  id: string
  labelledBy: string
  beginsAtEnd: boolean
  close: () => void
  root: RootProps<HTMLDivElement>
}

function MenuPanel(props: MenuPanelProps) {
  const { id, labelledBy, beginsAtEnd, close, header, footer, children, root, ...panelOptions } = props
  const panel = usePanel(panelOptions)
  const ref = useRefs(panel, root)
  const onMove = useMenuKeys(panel)

  useLayoutEffect(() => {
    const first = itemsIn(panel.current).at(beginsAtEnd ? -1 : 0)
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
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys come up from the items inside
    <div part="menu" tabIndex={-1} onKeyDown={onKeyDown} {...root} ref={ref}>
      {header}
      <div id={id} className="voice-menu-items" role="menu" aria-labelledby={labelledBy}>
        <MenuContext value={close}>{children}</MenuContext>
      </div>
      {footer}
    </div>
  )
}

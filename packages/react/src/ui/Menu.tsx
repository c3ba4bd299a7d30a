import { cloneElement } from 'react'
import type { ReactNode } from 'react'
import { both } from './both.ts'
import { useEarlyKeys } from './useEarlyKeys.ts'
import { prepareMenu, useMenuPanel } from './useMenuPanel.ts'
import { usePopup } from './usePopup.ts'
import type { PopupProps } from './usePopup.ts'
import { rootProps } from './rootProps.ts'
import type { RootProps } from './rootProps.ts'

export interface MenuProps extends PopupProps, RootProps<HTMLDivElement> {
  /** `MenuItem`s and `MenuChoice`s. */
  children: ReactNode
  /** Stands above and below the items and is none: who is signed in, or what went wrong. */
  header?: ReactNode
  footer?: ReactNode
}

/** Props of the panel of an open menu. */
export interface MenuPanelProps extends Pick<MenuProps, 'children' | 'header' | 'footer'> {
  /** The button it stands beside; null until that is there. */
  trigger: HTMLElement | null
  align: NonNullable<PopupProps['align']>
  /** Of the list of items, and of the button that names it. */
  id: string
  labelledBy: string
  /** Whether the last item has the focus first. */
  beginsAtEnd: boolean
  /** Takes the keys that were pressed before the panel was there. */
  takeKeys: () => string[]
  /** Closes it and gives the focus back to its button. */
  close: () => void
  /** Closes it and leaves the focus where it is. */
  onDismiss: () => void
  root: RootProps<HTMLDivElement>
}

/**
 * A menu of actions under a button: arrow keys, Home and End, typing to find, Escape. Its code loads when its button is hovered,
 * focused or touched; keys that are pressed before it is there are answered then.
 */
export function Menu({ children, header, footer, ...props }: MenuProps) {
  const popup = usePopup('menu', { ...props, id: undefined }, prepareMenu)
  const { button, open, id, buttonId, trigger, align, beginsAtEnd, close, dismiss } = popup
  const MenuPanel = useMenuPanel(open, dismiss)
  const isLoading = open && !MenuPanel
  const { onKeyDown, takeKeys } = useEarlyKeys(isLoading, close)
  return (
    <>
      {cloneElement(button, {
        'aria-busy': isLoading || button.props['aria-busy'],
        onKeyDown: both(onKeyDown, button.props.onKeyDown),
      })}
      {open && MenuPanel && (
        <MenuPanel
          {...{ trigger, align, id, beginsAtEnd, takeKeys, close, header, footer }}
          labelledBy={buttonId}
          onDismiss={dismiss}
          root={rootProps(props, 'voice-menu voice-floats')}
        >
          {children}
        </MenuPanel>
      )}
    </>
  )
}

import { cloneElement } from 'react'
import { both } from './both.ts'
import type { MenuProps } from './menuProps.ts'
import { useEarlyKeys } from './useEarlyKeys.ts'
import { prepareMenu, useMenuPanel } from './useMenuPanel.ts'
import { usePopup } from './usePopup.ts'
import { rootProps } from './rootProps.ts'

/**
 * A menu of actions under a button: arrow keys, Home and End, typing to find, Escape. Its code loads when its button is hovered,
 * focused or touched; keys that are pressed before it is there are answered then.
 */
export function Menu({ children, header, footer, ...props }: MenuProps) {
  const popup = usePopup('menu', { ...props, id: undefined }, prepareMenu)
  const { button, open, id, buttonId, trigger, align, beginsAtEnd, close, dismiss } = popup
  const panels = useMenuPanel(open, dismiss)
  const isLoading = open && !panels
  const { onKeyDown, takeKeys } = useEarlyKeys(isLoading, trigger, close)
  return (
    <>
      {cloneElement(button, {
        'aria-busy': isLoading || button.props['aria-busy'],
        onKeyDown: both(onKeyDown, button.props.onKeyDown),
      })}
      {open && panels && (
        <panels.MenuPanel
          {...{ trigger, align, id, beginsAtEnd, takeKeys, close, header, footer }}
          labelledBy={buttonId}
          onDismiss={dismiss}
          root={rootProps(props, 'voice-menu voice-floats')}
        >
          {children}
        </panels.MenuPanel>
      )}
    </>
  )
}

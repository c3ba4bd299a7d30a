import { cloneElement } from 'react'
import { composeHandlers } from './composeHandlers.ts'
import { lazyModule } from '../loading/lazyModule.ts'
import type { MenuProps } from './menuProps.ts'
import { useEarlyKeys } from './useEarlyKeys.ts'
import { useLazyModule } from '../loading/useLazyModule.ts'
import { prepareMenu, useMenuPanel } from './useMenuPanel.ts'
import { usePopup } from './usePopup.ts'
import { rootProps } from './rootProps.ts'

/** Of a menu whose items come with the page. */
const NO_ITEMS = lazyModule(() => Promise.resolve(null))

/**
 * Menu of actions under a button, with arrow keys, Home, End, typeahead and Escape. Its code loads when the button is
 * hovered, focused or touched; keys pressed before that are handled afterwards.
 */
export function Menu<T = unknown>({ children, header, footer, items, ...props }: MenuProps<T>) {
  const popup = usePopup('menu', { ...props, id: undefined }, () => {
    prepareMenu()
    items?.prepare()
  })
  const { button, open, id, buttonId, trigger, align, beginsAtEnd, close, dismiss } = popup
  const panels = useMenuPanel(open, dismiss)
  const loaded = useLazyModule<T | null>(items ?? NO_ITEMS, open, dismiss)
  const shown = typeof children !== 'function' ? children : loaded && children(loaded)
  const isLoading = open && !(panels && (loaded || !items))
  const { onKeyDown, takeKeys } = useEarlyKeys(isLoading, trigger, close)
  return (
    <>
      {cloneElement(button, {
        'aria-busy': isLoading || button.props['aria-busy'],
        onKeyDown: composeHandlers(onKeyDown, button.props.onKeyDown),
      })}
      {open && panels && !isLoading && (
        <panels.MenuPanel
          {...{ trigger, align, id, beginsAtEnd, takeKeys, close, header, footer }}
          labelledBy={buttonId}
          onDismiss={dismiss}
          root={rootProps(props, 'voice-menu voice-floats')}
        >
          {shown}
        </panels.MenuPanel>
      )}
    </>
  )
}

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
 * A menu of actions under a button: arrow keys, Home and End, typing to find, Escape. Its code loads when its button is hovered,
 * focused or touched; keys that are pressed before it is there are answered then.
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

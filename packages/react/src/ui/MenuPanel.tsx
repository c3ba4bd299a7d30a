import { Content, Item, Root, Trigger } from '@radix-ui/react-dropdown-menu'
import { forwardRef, useLayoutEffect, useMemo, useRef } from 'react'
import type { CSSProperties, ForwardedRef, KeyboardEvent, ReactElement } from 'react'
import type { MenuPanelProps } from './menuProps.ts'
import { MenuContext } from './MenuContext.ts'
import { menuItemsIn } from './menuItemsIn.ts'
import { useRefs } from './rootProps.ts'
import { showInTopLayer } from './showInTopLayer.ts'
import { useFocusReturn } from './useFocusReturn.ts'

const GAP_PX = 8

/** Radix's measured sizes under the names used by the styles. */
const SIZES = {
  '--voice-room': 'var(--radix-dropdown-menu-content-available-height)',
  '--voice-trigger': 'var(--radix-dropdown-menu-trigger-width)',
} as CSSProperties

/** Panel of an open menu, in the browser's top layer and without a portal. */
export function MenuPanel(props: MenuPanelProps) {
  const { trigger, align, id, labelledBy, beginsAtEnd, takeKeys, close, onDismiss, header, footer, children, root } =
    props
  const layer = useRef<HTMLDivElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const ref = useRefs(panel, root)
  const menu = useMemo(() => ({ close, Item: RadixItem }), [close])
  useFocusReturn(panel, trigger)

  useLayoutEffect(() => {
    showInTopLayer(layer.current)
    const { current } = panel
    if (!current) return
    const first = menuItemsIn(current).at(beginsAtEnd ? -1 : 0) ?? current
    first.focus({ preventScroll: true })
    void replayKeys(current, takeKeys())
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only when it opens
  }, [])

  function onTab(event: KeyboardEvent) {
    if (event.key !== 'Tab') return
    // Radix would prevent the default. Closing returns focus to the button, from which Tab moves on.
    event.stopPropagation()
    close()
  }
  function onEscapeKeyDown(event: globalThis.KeyboardEvent) {
    event.preventDefault()
    event.stopPropagation()
    close()
  }
  function onInteractOutside(event: Event) {
    // The button itself closes the menu.
    if (trigger?.contains(event.target as Node)) event.preventDefault()
  }

  return (
    <Root open modal={false} dir={isRightToLeft(trigger) ? 'rtl' : 'ltr'} onOpenChange={onDismiss}>
      <Trigger asChild>
        <Existing element={trigger} />
      </Trigger>
      {/* eslint-disable-next-line jsx-a11y/no-static-element-interactions -- the key goes down to the items inside */}
      <div className="voice-layer" ref={layer} onKeyDownCapture={onTab}>
        <Content
          // The inner list has the menu role, since header and footer are not items.
          {...{ role: undefined, id: undefined, 'aria-labelledby': undefined, 'aria-orientation': undefined }}
          part="menu"
          data-placed=""
          align={align}
          sideOffset={GAP_PX}
          collisionPadding={GAP_PX}
          loop
          onCloseAutoFocus={(event) => event.preventDefault()}
          onEscapeKeyDown={onEscapeKeyDown}
          onInteractOutside={onInteractOutside}
          {...root}
          style={{ ...SIZES, ...root.style }}
          ref={ref}
        >
          {header}
          <div id={id} className="voice-menu-items" role="menu" aria-labelledby={labelledBy}>
            <MenuContext value={menu}>{children}</MenuContext>
          </div>
          {footer}
        </Content>
      </div>
    </Root>
  )
}

function isRightToLeft(element: HTMLElement | null): boolean {
  return element !== null && getComputedStyle(element).direction === 'rtl'
}

/** Passes an existing element to Radix as its trigger. */
const Existing = forwardRef(function Existing(
  { element }: { element: HTMLElement | null },
  ref: ForwardedRef<HTMLElement>,
) {
  useLayoutEffect(() => {
    if (typeof ref === 'function') ref(element)
    else if (ref) ref.current = element
  }, [element, ref])
  return null
})

function RadixItem({ children }: { children: ReactElement }) {
  return (
    // The item decides if the menu closes.
    <Item asChild onSelect={(event) => event.preventDefault()}>
      {children}
    </Item>
  )
}

/** Time for effects and for the focus to follow a key. */
const afterFrame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))

/** Presses keys in a panel, one after the other, on what has the focus in it. Ends when the panel is gone. */
async function replayKeys(panel: HTMLElement, keys: readonly string[]): Promise<void> {
  for (const key of keys) {
    await afterFrame()
    if (!panel.isConnected) return
    const target = panel.querySelector(':focus') ?? panel
    target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, composed: true }))
  }
}

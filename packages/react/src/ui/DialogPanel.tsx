import { Content, Root, Title } from '@radix-ui/react-dialog'
import { useEffect, useId, useLayoutEffect, useRef } from 'react'
import type { KeyboardEvent } from 'react'
import type { DialogPanelProps } from './dialogProps.ts'
import { DialogWindow } from './DialogWindow.tsx'
import { rootProps, useRefs } from './rootProps.ts'
import { showInTopLayer } from './showInTopLayer.ts'
import { tabbableIn } from './tabbableIn.ts'
import { useBackdropPress } from './useBackdropPress.ts'

const firstIn = (panel: HTMLElement) => tabbableIn(panel)[0] ?? panel

/** The window of an open dialog. It fills the page in the browser's top layer and stands, without a portal, where the dialog is rendered. */
export function DialogPanel(props: DialogPanelProps) {
  const { initialFocus, onClose, title, titleHidden, closeLabel, side, children, footer, ...host } = props
  const titleId = useId()
  const content = useRef<HTMLDivElement>(null)
  const ref = useRefs(content, host)
  const previousFocus = useRef<Element>(null)
  const unclaimedEscape = useRef<Event>(null)
  const backdropPress = useBackdropPress(onClose)
  useCloseRequest(onClose)

  // Before Radix hides the page from assistive technology, so that what is hidden never has the focus.
  useLayoutEffect(() => {
    const { current: panel } = content
    if (!panel) return
    previousFocus.current ??= document.activeElement
    showInTopLayer(panel)
    // A sheet is still below the window, from where scrolling to the focus would move its backdrop.
    ;(initialFocus?.current ?? firstIn(panel)).focus({ preventScroll: true })
  }, [initialFocus])

  // Radix would do so a moment later, when a page that has changed has given the focus to its content.
  useEffect(() => {
    function giveBack() {
      const isLost = document.activeElement === null || document.activeElement === document.body
      if (isLost && previousFocus.current instanceof HTMLElement) previousFocus.current.focus({ preventScroll: true })
    }
    return () => {
      giveBack()
      // Preact ends effects before it takes the dialog out of the page.
      queueMicrotask(giveBack)
    }
  }, [])

  function onEscapeKeyDown(event: globalThis.KeyboardEvent) {
    if (!content.current?.contains(event.target as Node)) return
    // Radix hears the key before the controls inside, which may use it: they stop the event, and the dialog closes when it gets it.
    event.preventDefault()
    unclaimedEscape.current = event
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent !== unclaimedEscape.current) return
    event.stopPropagation()
    onClose()
  }
  function onInteractOutside(event: Event) {
    event.preventDefault()
    const { current: panel } = content
    // Radix brings the focus back to where it was inside, but knows that only once it has moved there. A dialog above keeps it.
    const isBehind = event.target instanceof Element && !event.target.closest('[aria-modal]')
    if (panel && isBehind && !panel.contains(document.activeElement)) firstIn(panel).focus({ preventScroll: true })
  }
  return (
    <Root open onOpenChange={onClose}>
      <Content
        part="backdrop"
        // Radix would focus it whenever something is removed between a blur and a focus, such as a tooltip, and lose the way of Tab.
        tabIndex={undefined}
        aria-modal="true"
        aria-labelledby={titleId}
        onKeyDown={onKeyDown}
        onEscapeKeyDown={onEscapeKeyDown}
        onInteractOutside={onInteractOutside}
        onCloseAutoFocus={(event) => event.preventDefault()}
        {...backdropPress}
        {...rootProps(host, 'voice-backdrop')}
        ref={ref}
      >
        <DialogWindow {...{ title, titleId, titleHidden, closeLabel, side, footer, onClose }} Heading={Title}>
          {children}
        </DialogWindow>
      </Content>
    </Root>
  )
}

interface CloseWatcherLike extends EventTarget {
  destroy(): void
}

/** Calls `onClose` on a request to close other than Escape, such as the back gesture of a phone; nothing where browsers do not tell. */
function useCloseRequest(onClose: () => void): void {
  const close = useRef(onClose)
  useEffect(() => {
    close.current = onClose
  })
  useEffect(() => {
    const { CloseWatcher } = globalThis as { CloseWatcher?: new () => CloseWatcherLike }
    if (!CloseWatcher) return
    const watcher = new CloseWatcher()
    watcher.addEventListener('close', () => close.current())
    return () => watcher.destroy()
  }, [])
}

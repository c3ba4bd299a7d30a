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

/** Panel of an open dialog, in the browser's top layer and without a portal. */
export function DialogPanel(props: DialogPanelProps) {
  const { initialFocus, onClose, title, titleHidden, closeLabel, side, children, footer, ...host } = props
  const titleId = useId()
  const content = useRef<HTMLDivElement>(null)
  const ref = useRefs(content, host)
  const previousFocus = useRef<Element>(null)
  const unclaimedEscape = useRef<Event>(null)
  const backdropPress = useBackdropPress(onClose)
  useCloseRequest(onClose)

  // Before Radix hides the page from assistive technology, so that focus is never in hidden content.
  useLayoutEffect(() => {
    const { current: panel } = content
    if (!panel) return
    previousFocus.current ??= document.activeElement
    showInTopLayer(panel)
    // A sheet is still below the window; scrolling to the focused control would move its backdrop.
    ;(initialFocus?.current ?? firstIn(panel)).focus({ preventScroll: true })
  }, [initialFocus])

  // Radix would restore focus later, when a page after navigation has already focused its content.
  useEffect(() => {
    function giveBack() {
      const isLost = document.activeElement === null || document.activeElement === document.body
      if (isLost && previousFocus.current instanceof HTMLElement) previousFocus.current.focus({ preventScroll: true })
    }
    return () => {
      giveBack()
      // Preact runs effect cleanups before it removes the dialog.
      queueMicrotask(giveBack)
    }
  }, [])

  function onEscapeKeyDown(event: globalThis.KeyboardEvent) {
    if (!content.current?.contains(event.target as Node)) return
    // Radix handles the key before the controls inside, which may stop it; the dialog closes when the event reaches it.
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
    // Radix restores focus inside the dialog, but only after it has moved within. A dialog above keeps its focus.
    const isBehind = event.target instanceof Element && !event.target.closest('[aria-modal]')
    if (panel && isBehind && !panel.contains(document.activeElement)) firstIn(panel).focus({ preventScroll: true })
  }
  return (
    <Root open onOpenChange={onClose}>
      <Content
        part="backdrop"
        // Radix would focus it when a focused node is removed, such as a tooltip, and lose the Tab position.
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

/** Tells the page that a part of it could not be loaded, and that it was reloaded for that a moment ago. */
export const CHUNK_FAILURE = 'chunkfailure'

/** What is needed of a browser's window. */
export interface ChunkWindow extends Pick<EventTarget, 'addEventListener' | 'dispatchEvent'> {
  readonly performance: { now(): number; getEntriesByType(type: 'navigation'): readonly { readonly type?: string }[] }
  readonly location: { reload(): void }
  /** Newer browsers tell of a reload before it happens, by whomever. */
  readonly navigation?: Pick<EventTarget, 'addEventListener'> | undefined
}

/**
 * Reloads a page whose scripts or styles are gone, as after a new build, at most once in ten seconds: a page that was
 * reloaded later than that has had its chance. It remembers nothing, so it also works where storage is forbidden. After a second
 * failure each link loads its page anew, which tries again: the router waits for ever for a route that did not come.
 *
 * Written into the page as it stands here, before any module is loaded, so it must not use anything from outside itself. `failure` is {@link CHUNK_FAILURE}.
 */
export function watchChunks(page: ChunkWindow, failure: string): void {
  const WINDOW_MS = 10_000
  const isTooSoon = () =>
    page.performance.getEntriesByType('navigation')[0]?.type === 'reload' && page.performance.now() < WINDOW_MS
  let isBroken = false
  const tell = () => {
    isBroken = true
    page.dispatchEvent(new Event(failure))
  }

  function onFailure(event: Event): void {
    if (isTooSoon()) return tell()
    event.preventDefault()
    page.location.reload()
  }

  // Of the bundler, when a module that is loaded later, or its styles, does not come.
  page.addEventListener('vite:preloadError', onFailure)
  page.addEventListener('unhandledrejection', (event) => {
    const { reason } = event as PromiseRejectionEvent
    // Chromium, Firefox and Safari, in this order.
    const isImport = /dynamically imported module|Importing a module script failed/i
    if (reason instanceof TypeError && isImport.test(reason.message)) onFailure(event)
  })
  // What the document itself names. These events do not bubble, but they are captured.
  page.addEventListener(
    'error',
    (event) => {
      const { tagName, rel } = event.target as Partial<HTMLLinkElement>
      if (tagName === 'SCRIPT' || (tagName === 'LINK' && rel === 'stylesheet')) onFailure(event)
    },
    true,
  )
  // Before the router, which would take the link.
  page.addEventListener(
    'click',
    (event) => {
      const { target } = event
      const isLink = target !== null && 'closest' in target && (target as Element).closest('a[href]') !== null
      if (isBroken && isLink) event.stopImmediatePropagation()
    },
    true,
  )
  // The router reloads the page by itself when a route does not come, without a limit.
  page.navigation?.addEventListener('navigate', (event) => {
    const { navigationType, userInitiated } = event as NavigateEvent
    if (navigationType !== 'reload' || userInitiated || !event.cancelable || !isTooSoon()) return
    event.preventDefault()
    tell()
  })
}

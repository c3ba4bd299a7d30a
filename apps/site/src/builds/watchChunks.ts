/** Event: a chunk failed to load shortly after an automatic reload. */
export const CHUNK_FAILURE = 'chunkfailure'

/** Part of `window` used here. */
export interface ChunkWindow extends Pick<EventTarget, 'addEventListener' | 'dispatchEvent'> {
  readonly performance: { now(): number; getEntriesByType(type: 'navigation'): readonly { readonly type?: string }[] }
  readonly location: { reload(): void }
  /** Newer browsers dispatch an event before any reload. */
  readonly navigation?: Pick<EventTarget, 'addEventListener'> | undefined
}

/**
 * Reloads a page whose scripts or styles failed to load, as after a new build, at most once in ten seconds. It keeps no
 * state, so it works without storage. After a second failure every link reloads its page, because the router waits
 * forever for a route that failed to load.
 *
 * The function is serialized into the page and runs before any module, so it must not use anything from outside itself.
 * `failure` is {@link CHUNK_FAILURE}.
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

  // Dispatched by Vite when a dynamically imported module or its styles fail to load.
  page.addEventListener('vite:preloadError', onFailure)
  page.addEventListener('unhandledrejection', (event) => {
    const { reason } = event as PromiseRejectionEvent
    // Messages of Chromium, Firefox and Safari, in this order.
    const isImport = /dynamically imported module|Importing a module script failed/i
    if (reason instanceof TypeError && isImport.test(reason.message)) onFailure(event)
  })
  // Elements of the document. Their error events do not bubble but can be captured.
  page.addEventListener(
    'error',
    (event) => {
      const { tagName, rel } = event.target as Partial<HTMLLinkElement>
      if (tagName === 'SCRIPT' || (tagName === 'LINK' && rel === 'stylesheet')) onFailure(event)
    },
    true,
  )
  // Runs before the router's click handler.
  page.addEventListener(
    'click',
    (event) => {
      const { target } = event
      const isLink = target !== null && 'closest' in target && (target as Element).closest('a[href]') !== null
      if (isBroken && isLink) event.stopImmediatePropagation()
    },
    true,
  )
  // The router reloads the page without limit when a route fails to load.
  page.navigation?.addEventListener('navigate', (event) => {
    const { navigationType, userInitiated } = event as NavigateEvent
    if (navigationType !== 'reload' || userInitiated || !event.cancelable || !isTooSoon()) return
    event.preventDefault()
    tell()
  })
}

/** Marker of a history entry with an open overview dialog. */
export const OVERVIEW_OPEN_MARKER = 'voiceOverviewOpen'

/** History operations of an overview. A host with its own router may provide another implementation. */
export interface OverviewHistory {
  /** Adds an entry for an overview that opens. */
  push: (href: string) => void
  /** Replaces the address of the current entry without loading. */
  replace: (href: string) => void
  /** Goes back one entry. */
  back: () => void
  /** True if the current entry is that of an open overview. */
  isMarked: () => boolean
  /** Calls `listener` when the visitor goes back or forward; the returned function unsubscribes. */
  onPop: (listener: () => void) => () => void
}

type Page = Pick<Window, 'history' | 'location' | 'addEventListener' | 'removeEventListener'>

/**
 * History of the page. Entries carry the marker beside the host's state. An address of another site is ignored, since
 * the page would not be found there.
 */
export function pageHistory(page: Page): OverviewHistory {
  const state = () => (page.history.state ?? {}) as Record<string, unknown>
  const marked = () => ({ ...state(), [OVERVIEW_OPEN_MARKER]: true })
  const isOwn = (href: string) => new URL(href, page.location.href).origin === page.location.origin
  return {
    push(href) {
      if (isOwn(href)) page.history.pushState(marked(), '', href)
    },
    replace(href) {
      if (isOwn(href)) page.history.replaceState(marked(), '', href)
    },
    back() {
      // Going back is asynchronous: a second dialog that closes meanwhile must not go back again and leave the page.
      page.history.replaceState({ ...state(), [OVERVIEW_OPEN_MARKER]: undefined }, '')
      page.history.back()
    },
    isMarked: () => state()[OVERVIEW_OPEN_MARKER] === true,
    onPop(listener) {
      page.addEventListener('popstate', listener)
      return () => page.removeEventListener('popstate', listener)
    },
  }
}

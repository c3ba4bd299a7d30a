/** Marks a history entry at which an overview is open over another page. */
export const OVERVIEW_OPEN_MARKER = 'voiceOverviewOpen'

/** What an overview needs of the page's history. A host with a router of its own may hand in another. */
export interface OverviewHistory {
  /** Adds an entry for an overview that opens over the page. */
  push: (href: string) => void
  /** Gives the entry at hand another address, without loading anything. */
  replace: (href: string) => void
  /** Goes back to the entry before. */
  back: () => void
  /** Whether the entry at hand is one of an open overview. */
  isMarked: () => boolean
  /** Calls `listener` whenever the visitor goes back or forward; the returned function ends that. */
  onPop: (listener: () => void) => () => void
}

type Page = Pick<Window, 'history' | 'location' | 'addEventListener' | 'removeEventListener'>

/**
 * The page's own history. Entries carry the modal-open marker beside whatever the host keeps in its entry. An address of
 * another site is left alone: the page could not be found under it.
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
      // Going back takes a moment, in which a second dialog that closes must not go back once more, and off the page.
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

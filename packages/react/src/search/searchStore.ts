import type { Understood, VoiceListing } from '@voice-rankings/contract'
import type { Calls } from '@voice-rankings/sdk'
import { createStore } from 'zustand/vanilla'
import type { StoreApi } from 'zustand/vanilla'
import { createLatestRequest } from '../requests/latestRequest.ts'

/** Debounce between typing and searching, in milliseconds. */
export const SEARCH_DELAY_MS = 300

/** Maximum number of results. */
export const SEARCH_RESULT_LIMIT = 24

/** Maximum number of suggestions before typing. */
export const SUGGESTION_LIMIT = 6

/** How a search was answered. */
interface Answer {
  readonly query: string
  /** Filters that were understood; empty if the text is a name. */
  readonly terms: Understood['terms']
  /** Number of matching voices. */
  readonly total: number
  /** Nearest voices, if few match. */
  readonly nearby: readonly VoiceListing[]
}

/** `idle` while there is nothing to search; a failure leaves the list empty. */
export type SearchResult =
  | { readonly status: 'idle' }
  | { readonly status: 'searching'; readonly query: string }
  | ({ readonly status: 'found'; readonly voices: readonly VoiceListing[] } & Answer)
  | ({ readonly status: 'empty' } & Answer)
  | { readonly status: 'failed'; readonly query: string }

export interface SearchState {
  /** Typed text. */
  readonly text: string
  readonly result: SearchResult
  /** Best-rated voices, once loaded. */
  readonly suggested: readonly VoiceListing[]
}

export interface SearchStore extends Pick<StoreApi<SearchState>, 'getState' | 'getInitialState' | 'subscribe'> {
  /** Sets the typed text; a search follows after the debounce. Blank text clears the results. */
  setText: (text: string) => void
  /** Loads suggestions to show before typing: once, and again after a failure. */
  suggest: () => Promise<void>
  /** Sends a search that waits for its debounce at once. */
  hurry: () => void
  /** Repeats the search at once. */
  retry: () => void
  /** Clears the text and cancels pending requests. */
  clear: () => void
}

/** Store that searches voices by free text while typing. Only the latest response is used. */
export function createSearchStore({ client }: { client: Calls<'voices.search'> }): SearchStore {
  const store = createStore<SearchState>(() => ({ text: '', result: { status: 'idle' }, suggested: [] }))
  let timer: ReturnType<typeof setTimeout> | undefined
  const request = createLatestRequest()
  let isAsked = false

  function stop() {
    clearTimeout(timer)
    timer = undefined
    request.drop()
  }

  function search(query: string) {
    stop()
    // A name is worth finding in whatever language it speaks.
    const input = { q: query, languageCode: 'all', limit: SEARCH_RESULT_LIMIT, nearby: 'true' } as const
    return request.send(
      (signal) => client.voices.search(input, { signal }),
      ({ voices, total, understood, nearby = [] }) => {
        const answer = { query, terms: understood?.terms ?? [], total, nearby: nearby.map(({ voice }) => voice) }
        store.setState({ result: total > 0 ? { status: 'found', voices, ...answer } : { status: 'empty', ...answer } })
      },
      (error) => {
        console.error('Voice search failed.', error)
        store.setState({ result: { status: 'failed', query } })
      },
    )
  }

  async function suggest() {
    if (isAsked) return
    isAsked = true
    try {
      const input = { languageCode: 'all', sort: '-rating', limit: SUGGESTION_LIMIT } as const
      store.setState({ suggested: (await client.voices.search(input)).voices })
    } catch (error) {
      isAsked = false
      console.error('No voices could be suggested.', error)
    }
  }

  function setText(text: string) {
    const query = text.trim()
    const { result } = store.getState()
    if (result.status !== 'idle' && result.query === query) return store.setState({ text })
    stop()
    if (query === '') return store.setState({ text, result: { status: 'idle' } })
    store.setState({ text, result: { status: 'searching', query } })
    timer = setTimeout(() => void search(query), SEARCH_DELAY_MS)
  }

  return {
    ...store,
    setText,
    suggest,
    hurry() {
      const { result } = store.getState()
      if (timer !== undefined && result.status === 'searching') void search(result.query)
    },
    retry() {
      const { result } = store.getState()
      if (result.status === 'idle') return
      store.setState({ result: { status: 'searching', query: result.query } })
      void search(result.query)
    },
    clear: () => setText(''),
  }
}

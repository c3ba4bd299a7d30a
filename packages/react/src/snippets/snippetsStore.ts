import type { Snippet, SpokenSnippet } from '@voice-rankings/contract'
import { serverMessage } from '@voice-rankings/sdk'
import type { Calls, Clock } from '@voice-rankings/sdk'
import { createStore } from 'zustand/vanilla'
import type { StoreApi } from 'zustand/vanilla'
import { createLatestRequest } from '../requests/latestRequest.ts'
import { withoutSnippet } from './withoutSnippet.ts'

/** Debounce between typing and searching, in milliseconds. */
export const SNIPPET_SEARCH_DELAY_MS = 300

/** The visitor's own snippets, newest first. */
export type SnippetList =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly snippets: readonly Snippet[] }
  | { readonly status: 'failed' }

/** `idle` without a search; a failure leaves the list empty. */
export type SnippetSearch =
  | { readonly status: 'idle' }
  | { readonly status: 'searching'; readonly query: string }
  | { readonly status: 'ready'; readonly query: string; readonly snippets: readonly Snippet[] }
  | { readonly status: 'failed'; readonly query: string }

/** Playback data of a card, loaded when the card is visible. */
export type SpokenState =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly snippet: SpokenSnippet }
  | { readonly status: 'failed' }

/** Failed change of a snippet's visibility; `message` is the server's text, or null. */
export interface SharingProblem {
  readonly message: string | null
}

export interface SnippetsState {
  /** Typed text of the search. */
  readonly text: string
  readonly list: SnippetList
  readonly search: SnippetSearch
  /** By snippet id. */
  readonly spoken: ReadonlyMap<string, SpokenState>
  /** Snippets whose visibility is being changed. */
  readonly sharing: ReadonlySet<string>
  /** Error of the last visibility change; null for none. */
  readonly problem: SharingProblem | null
  /** Id of the snippet that was deleted last and can be restored; null for none. */
  readonly removed: string | null
  /** True while a deletion or its undo is under way. */
  readonly isRemoving: boolean
}

export interface SnippetsStoreOptions {
  client: Calls<`snippets.${'list' | 'get' | 'share' | 'delete' | 'restore'}`>
  clock: Clock
  /** Loaded snippets, if available. */
  initial?: readonly Snippet[]
  /** Logs errors in full. Default: the console. */
  log?: (message: string, error: unknown) => void
}

export interface SnippetsStore extends Pick<StoreApi<SnippetsState>, 'getState' | 'getInitialState' | 'subscribe'> {
  /** Sets the typed text; a search follows after the debounce. Blank text clears the results. */
  setText(text: string): void
  /** Loads the list unless it is given. The returned function cancels all requests. */
  start(): () => void
  /** Reloads the list, for example after a generation. */
  refresh(): Promise<void>
  /** Retries the failed search or list. */
  retry(): void
  /** Loads the playback data of a snippet, once. */
  open(snippetId: string): Promise<void>
  /** Makes a snippet public or private. */
  share(snippetId: string, shared: boolean): Promise<void>
  /** Deletes a snippet; one at a time. */
  remove(snippetId: string): Promise<void>
  /** Restores the snippet that was deleted last. */
  restore(): Promise<void>
  /** Forgets the deleted snippet. */
  dismiss(): void
  /** Drops everything and loads the list of the current user. */
  renew(): void
}

const LOADING: SnippetList = { status: 'loading' }

/** Initial state of a store. */
const stateOf = (list: SnippetList): SnippetsState => ({
  text: '',
  list,
  search: { status: 'idle' },
  spoken: new Map(),
  sharing: new Set(),
  problem: null,
  removed: null,
  isRemoving: false,
})

const logToConsole = (message: string, error: unknown) => console.error(message, error)

/** Store of the visitor's own snippets: list, search and playback data. Only the latest response is used. */
export function createSnippetsStore(options: SnippetsStoreOptions): SnippetsStore {
  const { client, clock, initial, log = logToConsole } = options
  const store = createStore(() => stateOf(initial ? { status: 'ready', snippets: initial } : LOADING))
  const { setState: set, getState: get } = store
  /** Requested snippets; replaced when another user signs in. */
  let opening = new Map<string, Promise<void>>()
  let timer: unknown = null
  const [searching, listing] = [createLatestRequest(), createLatestRequest()]

  function refresh(): Promise<void> {
    // A list that is there already stays until the new one is.
    if (get().list.status !== 'ready') set({ list: LOADING })
    return listing.send(
      (signal) => client.snippets.list({}, { signal }),
      ({ snippets }) => set({ list: { status: 'ready', snippets } }),
      (error) => {
        log('The snippets could not be loaded.', error)
        if (get().list.status !== 'ready') set({ list: { status: 'failed' } })
      },
    )
  }

  function stopSearch(): void {
    clock.clearTimeout(timer)
    searching.drop()
  }

  function search(query: string): Promise<void> {
    stopSearch()
    return searching.send(
      async (signal) => {
        const { statusCode, snippets, error } = await client.snippets.list({ search: query }, { signal })
        if (statusCode !== 200) throw new Error(error ?? `The search answered ${statusCode}.`)
        return snippets
      },
      (snippets) => set({ search: { status: 'ready', query, snippets } }),
      (error) => {
        log('The snippet search failed.', error)
        set({ search: { status: 'failed', query } })
      },
    )
  }

  function setText(text: string): void {
    const query = text.trim()
    const { search: before } = get()
    if (before.status !== 'idle' && before.query === query) return set({ text })
    stopSearch()
    if (query === '') return set({ text, search: { status: 'idle' } })
    set({ text, search: { status: 'searching', query } })
    timer = clock.setTimeout(() => void search(query), SNIPPET_SEARCH_DELAY_MS)
  }

  function setSpoken(id: string, state: SpokenState): void {
    set({ spoken: new Map(get().spoken).set(id, state) })
  }

  function open(id: string): Promise<void> {
    const known = opening.get(id) ?? fetchSpoken(id)
    opening.set(id, known)
    return known
  }

  async function fetchSpoken(id: string): Promise<void> {
    const own = opening
    setSpoken(id, { status: 'loading' })
    try {
      const { snippet } = await client.snippets.get({ voice_snippet_id: id })
      if (own === opening) setSpoken(id, { status: 'ready', snippet })
    } catch (error) {
      if (own !== opening) return
      log(`The snippet ${id} could not be loaded.`, error)
      opening.delete(id)
      setSpoken(id, { status: 'failed' })
    }
  }

  async function share(id: string, shared: boolean): Promise<void> {
    if (get().sharing.has(id)) return
    set({ sharing: new Set(get().sharing).add(id), problem: null })
    try {
      const answer = await client.snippets.share({ voice_snippet_id: id, voice_snippet_shared: shared })
      const known = get().spoken.get(id)
      if (known?.status === 'ready') {
        // The audio address depends on the visibility.
        setSpoken(id, { status: 'ready', snippet: { ...known.snippet, ...answer } })
      }
    } catch (error) {
      log(`Who may hear the snippet ${id} could not be changed.`, error)
      set({ problem: { message: serverMessage(error) } })
    } finally {
      const left = new Set(get().sharing)
      left.delete(id)
      set({ sharing: left })
    }
  }

  /** Makes a change of the list, and reports its failure. */
  async function changeList(work: () => Promise<Partial<SnippetsState>>): Promise<void> {
    if (get().isRemoving) return
    set({ isRemoving: true, problem: null })
    try {
      set({ ...(await work()), isRemoving: false })
    } catch (error) {
      log('The snippets could not be changed.', error)
      set({ isRemoving: false, problem: { message: serverMessage(error) } })
    }
  }

  const remove = (id: string) =>
    changeList(async () => {
      await client.snippets.delete({ voice_snippet_id: id })
      const { list, search } = get()
      return {
        removed: id,
        ...('snippets' in list && { list: { ...list, snippets: withoutSnippet(list.snippets, id) } }),
        ...('snippets' in search && { search: { ...search, snippets: withoutSnippet(search.snippets, id) } }),
      }
    })

  const restore = () =>
    changeList(async () => {
      const { removed, search: shown } = get()
      if (removed === null) return {}
      await client.snippets.restore({ voice_snippet_id: removed })
      await Promise.all([refresh(), ...(shown.status === 'ready' ? [search(shown.query)] : [])])
      return { removed: null }
    })

  return {
    getState: get,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
    setText,
    start() {
      if (get().list.status !== 'ready') void refresh()
      return () => {
        stopSearch()
        listing.drop()
      }
    },
    refresh,
    retry() {
      const { search: failed } = get()
      if (failed.status === 'idle') return void refresh()
      set({ search: { status: 'searching', query: failed.query } })
      void search(failed.query)
    },
    open,
    share,
    remove,
    restore,
    dismiss: () => set({ removed: null }),
    renew() {
      stopSearch()
      opening = new Map()
      set(stateOf(LOADING))
      void refresh()
    },
  }
}

import type { VoiceListing, VoiceMapQueryInput, VoiceSearchResult } from '@voice-rankings/contract'
import type { Calls } from '@voice-rankings/sdk'
import { createStore } from 'zustand/vanilla'
import type { StoreApi } from 'zustand/vanilla'
import { createLatestRequest } from '../requests/latestRequest.ts'

/** Leaderboard filters, as in the voice search. */
export type LeaderboardFilters = VoiceMapQueryInput

/** Page size. */
export const LEADERBOARD_PAGE_SIZE = 50

export type LeaderboardState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed' }
  | {
      readonly status: 'ready'
      /** Best first; unranked voices last. */
      readonly voices: readonly VoiceListing[]
      /** Total number of voices. */
      readonly total: number
      readonly more: 'idle' | 'loading' | 'failed'
    }

export interface LeaderboardStore extends Pick<
  StoreApi<LeaderboardState>,
  'getState' | 'getInitialState' | 'subscribe'
> {
  /** Loads the first page, or retries after a failure. */
  load: () => Promise<void>
  /** Loads the next page. */
  loadMore: () => Promise<void>
  /** Cancels pending requests. */
  stop: () => void
}

interface LeaderboardOptions {
  client: Calls<'voices.search'>
  filters: LeaderboardFilters
  /** First page, if available, for example from server rendering. */
  initial?: VoiceSearchResult | null
}

/** Store of the voices by rating. */
export function createLeaderboardStore({ client, filters, initial }: LeaderboardOptions): LeaderboardStore {
  const store = createStore<LeaderboardState>(() =>
    initial ? { status: 'ready', voices: initial.voices, total: initial.total, more: 'idle' } : { status: 'loading' },
  )
  const pageSize = initial?.limit ?? LEADERBOARD_PAGE_SIZE
  const request = createLatestRequest()
  let page = 1

  const ask = (wanted: number, onAnswer: (result: VoiceSearchResult) => void, onFailure: (error: unknown) => void) =>
    request.send(
      (signal) => {
        const query = { languageCode: 'all', ...filters, sort: '-rating', limit: pageSize, page: wanted } as const
        return client.voices.search(query, { signal })
      },
      onAnswer,
      onFailure,
    )

  function load(): Promise<void> {
    page = 1
    store.setState({ status: 'loading' }, true)
    return ask(
      1,
      ({ voices, total }) => store.setState({ status: 'ready', voices, total, more: 'idle' }, true),
      (error) => {
        console.error('The leaderboard could not be loaded.', error)
        store.setState({ status: 'failed' }, true)
      },
    )
  }

  async function loadMore(): Promise<void> {
    const state = store.getState()
    if (state.status !== 'ready' || state.more === 'loading' || state.voices.length >= state.total) return
    store.setState({ ...state, more: 'loading' }, true)
    await ask(
      page + 1,
      (result) => {
        page += 1
        // Ratings may have changed the order meanwhile.
        const known = new Set(state.voices.map(({ voice_id }) => voice_id))
        const voices = [...state.voices, ...result.voices.filter(({ voice_id }) => !known.has(voice_id))]
        const isLast = page * pageSize >= result.total
        store.setState({ status: 'ready', voices, total: isLast ? voices.length : result.total, more: 'idle' }, true)
      },
      (error) => {
        console.error('More of the leaderboard could not be loaded.', error)
        store.setState({ ...state, more: 'failed' }, true)
      },
    )
  }

  function stop(): void {
    request.drop()
    const state = store.getState()
    if (state.status === 'ready' && state.more === 'loading') store.setState({ ...state, more: 'idle' }, true)
  }

  return { ...store, load, loadMore, stop }
}

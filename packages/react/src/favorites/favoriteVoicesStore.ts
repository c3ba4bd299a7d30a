import type { VoiceSearchResult } from '@voice-rankings/contract'
import type { Calls } from '@voice-rankings/sdk'
import { createStore } from 'zustand/vanilla'
import type { StoreApi } from 'zustand/vanilla'
import { createLatestRequest } from '../requests/latestRequest.ts'

/** Search query of the favorite voices. */
export const FAVORITES_QUERY = { favorites: 'true', languageCode: 'all', sort: 'name', limit: 48 } as const

/** Favorites at load time: one removed since is kept, so that it can be restored. */
export type FavoriteVoicesState =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly result: VoiceSearchResult }
  | { readonly status: 'failed' }

export interface FavoriteVoicesStore extends Pick<
  StoreApi<FavoriteVoicesState>,
  'getState' | 'getInitialState' | 'subscribe'
> {
  /** Loads the voices, or retries after a failure; a pending request is aborted. */
  load: () => Promise<void>
  /**
   * A voice became a favorite, here or in another tab: reloads unless it is listed; the list stays visible meanwhile.
   */
  add: (voiceId: string) => Promise<void>
  /** Cancels pending requests. */
  stop: () => void
}

interface FavoriteVoicesStoreOptions {
  client: Calls<'voices.search'>
  /** Loaded result, if available. */
  initial?: VoiceSearchResult | null | undefined
}

/** Store of the visitor's favorite voices. */
export function createFavoriteVoicesStore({ client, initial }: FavoriteVoicesStoreOptions): FavoriteVoicesStore {
  const store = createStore<FavoriteVoicesState>(() =>
    initial ? { status: 'ready', result: initial } : { status: 'loading' },
  )
  const request = createLatestRequest()

  function load(meanwhile: FavoriteVoicesState = { status: 'loading' }): Promise<void> {
    store.setState(meanwhile, true)
    return request.send(
      (signal) => client.voices.search(FAVORITES_QUERY, { signal }),
      (result) => store.setState({ status: 'ready', result }, true),
      (error) => {
        console.error('The favorite voices could not be loaded.', error)
        store.setState(meanwhile.status === 'ready' ? meanwhile : { status: 'failed' }, true)
      },
    )
  }

  async function add(voiceId: string): Promise<void> {
    const state = store.getState()
    if (state.status !== 'ready' || state.result.voices.some(({ voice_id }) => voice_id === voiceId)) return
    await load(state)
  }

  return { ...store, load: () => load(), add, stop: request.drop }
}

import type { VoiceSearchResult } from '@voice-rankings/contract'
import type { Calls } from '@voice-rankings/sdk'
import { createStore } from 'zustand/vanilla'
import type { StoreApi } from 'zustand/vanilla'
import { createLatestRequest } from '../requests/latestRequest.ts'

/** The search that finds favourite voices. */
export const FAVORITES_QUERY = { favorites: 'true', languageCode: 'all', sort: 'name', limit: 48 } as const

/** The favourites as they were when they were asked for: one that is removed since stays, so that it can be added again. */
export type FavoriteVoicesState =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly result: VoiceSearchResult }
  | { readonly status: 'failed' }

export interface FavoriteVoicesStore extends Pick<
  StoreApi<FavoriteVoicesState>,
  'getState' | 'getInitialState' | 'subscribe'
> {
  /** Asks for the voices, once more after a failure; what was under way is dropped. */
  load: () => Promise<void>
  /** A voice was made a favourite, here or in another tab: asks again unless it is listed; what is shown stays meanwhile. */
  add: (voiceId: string) => Promise<void>
  /** Drops what is under way. */
  stop: () => void
}

interface FavoriteVoicesStoreOptions {
  client: Calls<'voices.search'>
  /** The answer, when it is there already. */
  initial?: VoiceSearchResult | null | undefined
}

/** Lists the visitor's favourite voices. */
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
        console.error('The favourite voices could not be loaded.', error)
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

import type { VoiceSearchResult } from '@voice-rankings/contract'
import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { useRuntime } from '../runtime/index.ts'
import { createFavoriteVoicesStore } from './favoriteVoicesStore.ts'

export interface FavoriteVoicesOptions {
  /** The favourites, when they are there already: `searchVoices` with `FAVORITES_QUERY`. Without it they are fetched. */
  initial?: VoiceSearchResult | null | undefined
}

/** The visitor's favourite voices, as they were when the page asked. */
export function useFavoriteVoices({ initial }: FavoriteVoicesOptions) {
  const { client } = useRuntime()
  const store = useMemo(() => createFavoriteVoicesStore({ client, initial }), [client, initial])
  const state = useSyncExternalStore(store.subscribe, store.getState, store.getState)
  useEffect(() => {
    if (store.getState().status !== 'ready') void store.load()
    return store.stop
  }, [store])
  return { state, onRetry: () => void store.load() }
}

/** What `useFavoriteVoices` gives. */
export type FavoriteVoicesModel = ReturnType<typeof useFavoriteVoices>

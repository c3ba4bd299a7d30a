import type { VoiceSearchResult } from '@voice-rankings/contract'
import { useEffect, useMemo } from 'react'
import { useOwnerChange, useRuntime } from '../runtime/index.ts'
import { useLoaded } from '../requests/useLoaded.ts'
import { createFavoriteVoicesStore } from './favoriteVoicesStore.ts'

export interface FavoriteVoicesOptions {
  /** Loaded favorites: `voices.search` with `FAVORITES_QUERY`. Without it they are fetched. */
  initial?: VoiceSearchResult | null | undefined
}

/** Headless list of the visitor's favorite voices, including those added since. */
export function useFavoriteVoices({ initial }: FavoriteVoicesOptions) {
  const { client, changes } = useRuntime()
  const store = useMemo(() => createFavoriteVoicesStore({ client, initial }), [client, initial])
  const state = useLoaded(store)
  useOwnerChange(store.load)
  useEffect(
    () =>
      changes.listen((change) => {
        if (change.kind === 'favorite' && change.favoriteId !== null) void store.add(change.voiceId)
      }),
    [changes, store],
  )
  return { state, onRetry: () => void store.load() }
}

/** Result of `useFavoriteVoices`. */
export type FavoriteVoicesModel = ReturnType<typeof useFavoriteVoices>

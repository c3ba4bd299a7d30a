import { useEffect } from 'react'
import { useStore } from 'zustand'
import type { StoreApi } from 'zustand/vanilla'

/** Store that loads its data from the server. */
export interface LoadingStore<State extends { readonly status: string }> extends Pick<
  StoreApi<State>,
  'getState' | 'getInitialState' | 'subscribe'
> {
  /** Loads the data, or retries after a failure. */
  load(): Promise<void>
  /** Cancels pending requests. */
  stop(): void
}

/** State of a store, which loads on mount unless its data was given. */
export function useLoaded<State extends { readonly status: string }>(store: LoadingStore<State>): State {
  useEffect(() => {
    if (store.getState().status !== 'ready') void store.load()
    return () => store.stop()
  }, [store])
  return useStore(store)
}

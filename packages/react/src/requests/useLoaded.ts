import { useEffect } from 'react'
import { useStore } from 'zustand'
import type { StoreApi } from 'zustand/vanilla'

/** A store that asks the server for what it holds. */
export interface LoadingStore<State extends { readonly status: string }> extends Pick<
  StoreApi<State>,
  'getState' | 'getInitialState' | 'subscribe'
> {
  /** Asks for it, or once more after a failure. */
  load(): Promise<void>
  /** Drops what is under way. */
  stop(): void
}

/** The state of a store, which loads while something shows it, unless what it holds was there already. */
export function useLoaded<State extends { readonly status: string }>(store: LoadingStore<State>): State {
  useEffect(() => {
    if (store.getState().status !== 'ready') void store.load()
    return () => store.stop()
  }, [store])
  return useStore(store)
}

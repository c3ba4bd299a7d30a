import type { Collection } from '@voice-rankings/contract'
import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { useRuntime } from '../runtime/index.ts'
import type { ListedCollections } from '../runtime/index.ts'
import { createCollectionListStore } from './collectionListStore.ts'

export interface CollectionListOptions {
  /** The collections, when they are there already: shown until the list has been loaded. */
  initial?: readonly Collection[] | null | undefined
}

/** The visitor's collections, to be made, renamed and deleted. */
export function useCollectionList({ initial }: CollectionListOptions) {
  const { collections } = useRuntime()
  const store = useMemo(() => createCollectionListStore(collections), [collections])
  const loaded = useSyncExternalStore(collections.subscribe, collections.getSnapshot, collections.getSnapshot)
  const state = useSyncExternalStore(store.subscribe, store.getState, store.getState)
  useEffect(() => void store.load(), [store])
  const list: ListedCollections =
    loaded.status === 'loading' && initial ? { status: 'ready', collections: initial } : loaded
  return {
    ...state,
    list,
    onRetry: () => void store.load(),
    onCreate: store.create,
    onRename: store.rename,
    onDelete: store.remove,
    onDismiss: store.dismiss,
  }
}

/** What `useCollectionList` gives. */
export type CollectionListModel = ReturnType<typeof useCollectionList>

import type { Collection } from '@voice-rankings/contract'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { useOwnerChange, useRuntime } from '../runtime/index.ts'
import type { ListedCollections } from '../runtime/index.ts'
import { createCollectionListStore } from './collectionListStore.ts'
import { useStore } from 'zustand'

export interface CollectionListOptions {
  /** Known collections, shown until the list has loaded. */
  initial?: readonly Collection[] | null | undefined
}

/** Headless list of the visitor's collections, to create, rename and delete. */
export function useCollectionList({ initial }: CollectionListOptions) {
  const { collections } = useRuntime()
  const store = useMemo(() => createCollectionListStore(collections), [collections])
  const loaded = useStore(collections)
  const state = useStore(store)
  useEffect(() => void store.load(), [store])
  const [known, setKnown] = useState(initial)
  const renew = useCallback(() => {
    setKnown(null)
    void store.load()
  }, [store])
  useOwnerChange(renew)
  const list: ListedCollections =
    loaded.status === 'loading' && known ? { status: 'ready', collections: known } : loaded
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

/** Result of `useCollectionList`. */
export type CollectionListModel = ReturnType<typeof useCollectionList>

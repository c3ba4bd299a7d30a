import type { NewPlaylistItem } from '@voice-rankings/contract'
import { systemClock } from '@voice-rankings/sdk'
import { useEffect, useMemo } from 'react'
import { useStore } from 'zustand'
import { useOwnerChange, useRuntime } from '../../runtime/index.ts'
import { referenceTo, soundIdOf } from '../itemReference.ts'
import { createPlaylistMenuStore, matchingPlaylists, newPlaylistName } from './playlistMenuStore.ts'

/** Headless menu of the visitor's playlists, to which an item can be added. */
export function usePlaylistMenu(item: NewPlaylistItem) {
  const { client } = useRuntime()
  const { kind } = item
  const id = soundIdOf(item)
  const store = useMemo(
    () => createPlaylistMenuStore({ client, item: referenceTo(kind, id), clock: systemClock }),
    [client, kind, id],
  )
  const state = useStore(store)
  useEffect(() => store.close, [store])
  useOwnerChange(store.close)
  return {
    ...state,
    shown: matchingPlaylists(state),
    newName: newPlaylistName(state),
    onOpenChange: (next: boolean) => (next ? store.open() : store.close()),
    onFilterChange: store.setFilter,
    onRetry: () => void store.load(),
    onAdd: (playlistId: string) => void store.add(playlistId),
    onCreate: () => void store.create(),
  }
}

/** Result of `usePlaylistMenu`. */
export type PlaylistMenuModel = ReturnType<typeof usePlaylistMenu>

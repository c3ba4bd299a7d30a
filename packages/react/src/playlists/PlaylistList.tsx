import type { Playlist } from '@voice-rankings/contract'
import { useCallback, useMemo } from 'react'
import { useLoaded } from '../requests/useLoaded.ts'
import { useMessages, useOwnerChange, useProfile, useRuntime } from '../runtime/index.ts'
import { rootProps } from '../ui/rootProps.ts'
import type { RootProps } from '../ui/rootProps.ts'
import { playlistsMessages } from './messages.ts'
import { createPlaylistListStore } from './playlistListStore.ts'
import { PlaylistListView } from './PlaylistListView.tsx'

export interface PlaylistListProps extends RootProps {
  /** Known playlists; else they are loaded. */
  initial?: readonly Playlist[] | undefined
  /** Address of the page of a playlist. */
  hrefOf: (playlist: Playlist) => string
  /** Called with a new playlist, for example to open it. Without it the playlist is only listed. */
  onCreated?: (playlist: Playlist) => void
  /** Heading level of its title. Default 2. */
  headingLevel?: 1 | 2
}

/**
 * List of the visitor's playlists, to open, create and delete.
 *
 * @example
 * <PlaylistList hrefOf={({ playlist_id }) => `/playlist/${playlist_id}`} />
 */
export function PlaylistList({ initial, hrefOf, onCreated, headingLevel = 2, ...props }: PlaylistListProps) {
  const { client } = useRuntime()
  const store = useMemo(() => createPlaylistListStore(client, initial), [client, initial])
  const state = useLoaded(store)
  useOwnerChange(useCallback(() => void store.load(), [store]))
  return (
    <PlaylistListView
      {...state}
      texts={useMessages('playlists', playlistsMessages).list}
      isGuest={useProfile() === null}
      hrefOf={hrefOf}
      headingLevel={headingLevel}
      onRetry={() => void store.load()}
      onCreate={async (name) => {
        const created = await store.create(name)
        if (created) onCreated?.(created)
        return created !== null
      }}
      onDelete={(playlist) => void store.remove(playlist)}
      onRestore={() => void store.restore()}
      {...rootProps(props)}
    />
  )
}

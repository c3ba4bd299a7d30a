import type { Playlist } from '@voice-rankings/contract'
import { serverMessage } from '@voice-rankings/sdk'
import type { Calls } from '@voice-rankings/sdk'
import { createStore } from 'zustand/vanilla'
import type { StoreApi } from 'zustand/vanilla'
import { createLatestRequest } from '../requests/latestRequest.ts'

/** Failed action; `message` is empty if the server gave none. */
export interface PlaylistListProblem {
  readonly kind: 'create' | 'delete' | 'restore'
  readonly message: string
}

export interface PlaylistListState {
  readonly status: 'loading' | 'ready' | 'failed'
  /** Newest first. */
  readonly playlists: readonly Playlist[]
  /** Playlist that was deleted last and can be restored; null for none. */
  readonly deleted: Playlist | null
  readonly problem: PlaylistListProblem | null
  /** True while a playlist is being created. */
  readonly isCreating: boolean
}

export interface PlaylistListStore extends Pick<
  StoreApi<PlaylistListState>,
  'getState' | 'getInitialState' | 'subscribe'
> {
  load(): Promise<void>
  stop(): void
  /** Returns the new playlist; null if the server refused. */
  create(name: string): Promise<Playlist | null>
  remove(playlist: Playlist): Promise<void>
  /** Restores the playlist that was deleted last. */
  restore(): Promise<void>
}

/** Store of the visitor's playlists. */
export function createPlaylistListStore(
  client: Calls<'playlists.list' | 'playlists.create' | 'playlists.delete' | 'playlists.restore'>,
  initial?: readonly Playlist[],
): PlaylistListStore {
  const store = createStore<PlaylistListState>(() => ({
    status: initial ? 'ready' : 'loading',
    playlists: initial ?? [],
    deleted: null,
    problem: null,
    isCreating: false,
  }))
  const { getState: get, setState: set } = store
  const loading = createLatestRequest()

  function fail(kind: PlaylistListProblem['kind'], error: unknown): void {
    console.error(`The playlist could not be changed: ${kind}.`, error)
    set({ problem: { kind, message: serverMessage(error) ?? '' } })
  }

  return {
    ...store,
    load: () =>
      loading.send(
        (signal) => client.playlists.list({}, { signal }),
        ({ playlists }) => set({ status: 'ready', playlists }),
        () => set({ status: 'failed' }),
      ),
    stop: () => loading.drop(),
    async create(name) {
      set({ isCreating: true, problem: null })
      try {
        const { playlist } = await client.playlists.create({ playlist_name: name.trim() })
        set({ playlists: [playlist, ...get().playlists] })
        return playlist
      } catch (error) {
        fail('create', error)
        return null
      } finally {
        set({ isCreating: false })
      }
    },
    async remove(playlist) {
      const { playlist_id } = playlist
      const before = get().playlists
      set({ playlists: before.filter((one) => one !== playlist), deleted: playlist, problem: null })
      try {
        await client.playlists.delete({ playlist_id })
      } catch (error) {
        // Others may have been deleted in the meantime; the last one can still be restored.
        const { playlists, deleted } = get()
        set({
          playlists: playlists.toSpliced(before.indexOf(playlist), 0, playlist),
          deleted: deleted === playlist ? null : deleted,
        })
        fail('delete', error)
      }
    },
    async restore() {
      const { deleted } = get()
      if (!deleted) return
      set({ deleted: null, problem: null })
      try {
        await client.playlists.restore({ playlist_id: deleted.playlist_id })
        // Its place in the list is known by the server, and its name may have changed.
        set({ playlists: (await client.playlists.list({})).playlists })
      } catch (error) {
        set({ deleted })
        fail('restore', error)
      }
    },
  }
}

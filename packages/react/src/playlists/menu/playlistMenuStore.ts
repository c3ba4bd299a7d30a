import { PLAYLISTS_LIMIT } from '@voice-rankings/contract'
import type { NewPlaylistItem, Playlist } from '@voice-rankings/contract'
import { serverMessage } from '@voice-rankings/sdk'
import type { Calls, Clock } from '@voice-rankings/sdk'
import { createStore } from 'zustand/vanilla'
import type { StoreApi } from 'zustand/vanilla'
import { createLatestRequest } from '../../requests/latestRequest.ts'

/** Delay before the menu closes after the item was added, in milliseconds. */
const ADDED_CLOSE_DELAY_MS = 1200

export interface PlaylistMenuState {
  readonly open: boolean
  readonly status: 'loading' | 'ready' | 'failed'
  readonly playlists: readonly Playlist[]
  /** Typed text: filters the list, and names a new playlist. */
  readonly filter: string
  readonly adding: 'idle' | 'adding' | 'added'
  /** Playlist to which the item is or was added last; null for none, and for one that is being created. */
  readonly playlistId: string | null
  /** Error of the last action, empty without a message of the server; null without an error. */
  readonly problem: string | null
}

export interface PlaylistMenuStore extends Pick<
  StoreApi<PlaylistMenuState>,
  'getState' | 'getInitialState' | 'subscribe'
> {
  /** Opens the menu and loads the list. */
  open(): void
  close(): void
  load(): Promise<void>
  setFilter(filter: string): void
  /** Adds the item at the end of a playlist. */
  add(playlistId: string): Promise<void>
  /** Creates a playlist with the typed name and adds the item to it. */
  create(): Promise<void>
}

type Narrowed = Pick<PlaylistMenuState, 'status' | 'playlists' | 'filter'>

const lower = (text: string) => text.trim().toLocaleLowerCase()

/** Playlists whose names contain the typed text, ignoring case. */
export function matchingPlaylists({ playlists, filter }: Narrowed): readonly Playlist[] {
  return playlists.filter(({ playlist_name }) => lower(playlist_name).includes(lower(filter)))
}

/** Name of a new playlist; null if nothing is typed, the name is in use (ignoring case), or the maximum is reached. */
export function newPlaylistName({ status, playlists, filter }: Narrowed): string | null {
  const name = filter.trim()
  if (status !== 'ready' || name === '' || playlists.length >= PLAYLISTS_LIMIT) return null
  return playlists.some(({ playlist_name }) => lower(playlist_name) === lower(name)) ? null : name
}

interface PlaylistMenuOptions {
  client: Calls<'playlists.list' | 'playlists.create' | 'playlists.add'>
  item: NewPlaylistItem
  clock: Clock
}

/** Store that adds a sample or snippet to the visitor's playlists. */
export function createPlaylistMenuStore({ client, item, clock }: PlaylistMenuOptions): PlaylistMenuStore {
  const store = createStore<PlaylistMenuState>(() => ({
    open: false,
    status: 'loading',
    playlists: [],
    filter: '',
    adding: 'idle',
    playlistId: null,
    problem: null,
  }))
  const { getState: get, setState: set } = store
  const loading = createLatestRequest()
  let timer: unknown

  function close(): void {
    clock.clearTimeout(timer)
    loading.drop()
    set({ open: false })
  }

  const load = () =>
    loading.send(
      (signal) => client.playlists.list({}, { signal }),
      ({ playlists }) => set({ status: 'ready', playlists }),
      () => set({ status: 'failed' }),
    )

  /** Runs one action at a time; `act` returns the playlist with the item. */
  async function run(playlistId: string | null, act: () => Promise<Playlist>): Promise<void> {
    if (get().adding === 'adding') return
    clock.clearTimeout(timer)
    set({ adding: 'adding', playlistId, problem: null })
    try {
      const changed = await act()
      const { playlist_id } = changed
      const others = get().playlists.filter((one) => one.playlist_id !== playlist_id)
      const isNew = others.length === get().playlists.length
      const playlists = isNew
        ? [changed, ...others]
        : get().playlists.map((one) => (one.playlist_id === playlist_id ? changed : one))
      set({ adding: 'added', playlistId: playlist_id, filter: '', playlists })
      timer = clock.setTimeout(close, ADDED_CLOSE_DELAY_MS)
    } catch (error) {
      console.error('The item could not be added to the playlist.', error)
      set({ adding: 'idle', problem: serverMessage(error) ?? '' })
    }
  }

  const addTo = async (playlist_id: string) => (await client.playlists.add({ playlist_id, item })).playlist

  return {
    ...store,
    open() {
      set({ open: true, filter: '', problem: null, ...(get().adding === 'added' && { adding: 'idle' }) })
      void load()
    },
    close,
    load() {
      set({ status: 'loading' })
      return load()
    },
    setFilter: (filter) => set({ filter }),
    add: (playlistId) => run(playlistId, () => addTo(playlistId)),
    async create() {
      const playlist_name = newPlaylistName(get())
      if (playlist_name === null) return
      await run(null, async () => {
        const { playlist } = await client.playlists.create({ playlist_name })
        // It stays in the list if adding fails.
        set({ playlists: [playlist, ...get().playlists], playlistId: playlist.playlist_id })
        return addTo(playlist.playlist_id)
      })
    },
  }
}

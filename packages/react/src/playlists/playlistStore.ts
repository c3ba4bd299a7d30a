import type { PlayablePlaylist, Playlist, PlaylistItem, PlaylistPosition } from '@voice-rankings/contract'
import type { Playback } from '@voice-rankings/playback'
import { serverMessage } from '@voice-rankings/sdk'
import type { Calls, Client } from '@voice-rankings/sdk'
import { createStore } from 'zustand/vanilla'
import type { StoreApi } from 'zustand/vanilla'
import { hasCode } from '../requests/hasCode.ts'
import { createLatestRequest } from '../requests/latestRequest.ts'
import { referenceTo, soundIdOf } from './itemReference.ts'
import { createPlaylistPlayer } from './playlistPlayer.ts'
import type { PlaylistPlayer } from './playlistPlayer.ts'
import type { PlaylistPlaces } from './playlistPlaces.ts'
import type { WorkTextsById } from './workTexts.ts'

/** Interval in which the place is saved during playback, in ms. */
const SAVE_MS = 5000

/** Interval in which a playlist of somebody else is loaded again during playback, in ms: it may be closed at any time. */
const RECHECK_MS = 30_000

/** A playlist that can be played. */
export interface OpenPlaylist {
  readonly playlist: Playlist
  readonly items: readonly PlaylistItem[]
  /** Number of items that the visitor may not hear. */
  readonly leftOut: number
  /** True if the visitor may change it. */
  readonly isOwn: boolean
  readonly player: PlaylistPlayer
}

/** Item that was removed last, and the one before it (null for the first place). */
export interface RemovedItem {
  readonly item: PlaylistItem
  readonly after: string | null
}

export interface PlaylistState {
  /**
   * `missing` if the playlist does not exist or the visitor may not hear it, `refused` if its owner does not allow players
   * on other sites.
   */
  readonly status: 'loading' | 'ready' | 'missing' | 'refused' | 'failed'
  readonly open: OpenPlaylist | null
  /** Texts of works that were loaded, by the ids of the works. */
  readonly works: WorkTextsById
  /** Item that can be put back; null for none. */
  readonly removed: RemovedItem | null
  /** True after another page changed the playlist, until the next change. */
  readonly isChangedElsewhere: boolean
  /** Error of the last change, empty without a message of the server; null without an error. */
  readonly problem: string | null
  /** True while a change is being saved. */
  readonly isSaving: boolean
}

export interface PlaylistStore extends Pick<StoreApi<PlaylistState>, 'getState' | 'getInitialState' | 'subscribe'> {
  load(): Promise<void>
  /** Loads the playlist unless it is known, and begins to save the place. */
  start(): void
  /** Stops playback and requests, and saves the place; `start` continues. */
  stop(): void
  /** Moves an item behind another one, or first (null). */
  move(itemId: string, after: string | null): Promise<void>
  remove(itemId: string): Promise<void>
  /** Puts the item back that was removed last. */
  putBack(): Promise<void>
  /** Resolves to true if the server accepted. */
  rename(name: string): Promise<boolean>
  /** Sets the pause after each item, in ms. */
  pause(pauseMs: number): Promise<boolean>
  /** Saves the place now. */
  save(): void
  dismiss(): void
}

type PlaylistCalls = Calls<
  | 'snippets.get'
  | 'works.get'
  | 'works.sentence'
  | 'playlists.get'
  | 'playlists.move'
  | 'playlists.remove'
  | 'playlists.add'
  | 'playlists.rename'
  | 'playlists.pause'
  | 'playlists.position'
>

export interface PlaylistStoreOptions {
  client: PlaylistCalls & Pick<Client, 'url'>
  playback: Pick<Playback, 'track' | 'release'>
  playlistId: string
  /** Known playlist; else it is loaded. */
  initial?: PlayablePlaylist | undefined
  /** Playback rate at the beginning. */
  rate: number
  /** Keeps the place in the browser. Default: the server keeps it. */
  places?: PlaylistPlaces | undefined
  createAudio?: () => HTMLAudioElement
}

/** Order with an item behind another one, or first (null). */
export function placeAfter(items: readonly PlaylistItem[], item: PlaylistItem, after: string | null): PlaylistItem[] {
  const others = items.filter(({ item_id }) => item_id !== item.item_id)
  return others.toSpliced(others.findIndex(({ item_id }) => item_id === after) + 1, 0, item)
}

/**
 * Store of a playlist: its items, their player, the place in it and the owner's changes, which are shown at once. Once its
 * owner closes it to a listener, playback ends.
 */
export function createPlaylistStore(options: PlaylistStoreOptions): PlaylistStore {
  const { client, playlistId: playlist_id, places } = options
  const store = createStore<PlaylistState>(() => ({
    status: 'loading',
    open: null,
    works: new Map(),
    removed: null,
    isChangedElsewhere: false,
    problem: null,
    isSaving: false,
  }))
  const { getState: get, setState: set } = store
  const loading = createLatestRequest()
  let leave: (() => void) | undefined
  let recheck: ReturnType<typeof setInterval> | undefined
  /** True between `start` and `stop`. */
  let isStarted = false
  let saved = { at: 0, place: '' }
  /** Number of changes without an answer. They are sent one after the other. */
  let pending = 0
  let queue: Promise<unknown> = Promise.resolve()

  const openNow = (): OpenPlaylist => {
    const { open } = get()
    if (!open) throw new Error('The playlist is not loaded yet.')
    return open
  }
  const change = (changed: Partial<OpenPlaylist>) => set({ open: { ...openNow(), ...changed } })

  function show(found: PlayablePlaylist): void {
    const { playlist, items, left_out_count: leftOut, is_own: isOwn, playlist_position: position } = found
    const before = get().open?.player
    const player =
      before ??
      createPlaylistPlayer({
        ...options,
        items,
        position,
        pauseMs: () => get().open?.playlist.playlist_pause ?? 0,
        onTexts: (works) => set({ works }),
      })
    before?.arrange(items)
    set({ status: 'ready', open: { playlist, items, leftOut, isOwn, player } })
    if (isStarted) follow()
  }

  /** Saves the place of the player, reads the text of a work that it comes to, and notices that it was closed. */
  function follow(): void {
    leave?.()
    const { player, isOwn } = openNow()
    const itemAt = (index: number) => player.pieceAt(index)?.item.item_id
    restorePlace()
    player.readText()
    leave = player.sequence.subscribe(({ status, index }, previous) => {
      const isDue = Date.now() - saved.at > SAVE_MS
      const isHalt = status !== previous.status && (status === 'paused' || status === 'ended')
      if (isHalt || (index !== previous.index && isDue)) save()
      if (index !== previous.index) player.readText()
      const isStart = status === 'loading' && (previous.status === 'idle' || previous.status === 'paused')
      if (!isOwn && (isStart || itemAt(index) !== itemAt(previous.index))) void load()
    })
  }

  /** Goes to the place that the browser keeps, before it is played. */
  function restorePlace(): void {
    const { player, items } = openNow()
    const place = player.sequence.getState().status === 'idle' ? places?.read(items) : null
    if (place) player.goTo(place.item_id, place.sentence_index, place.position_ms)
  }

  /** Shows why there is no playlist any more, and stops its sound. */
  function close(status: 'missing' | 'refused'): void {
    get().open?.player.sequence.destroy()
    leave?.()
    set({ status, open: null })
  }

  async function load(): Promise<void> {
    if (!get().open) set({ status: 'loading' })
    await loading.send(
      (signal) => client.playlists.get({ playlist_id }, { signal }),
      show,
      (error) => {
        if (hasCode(error, 'not_found')) close('missing')
        else if (hasCode(error, 'forbidden')) close('refused')
        // What is open goes on.
        else if (!get().open) set({ status: 'failed' })
      },
    )
  }

  /** Place of the player; null at the end. */
  function placeNow(): PlaylistPosition | null {
    const { player } = openNow()
    const { status, index } = player.sequence.getState()
    const piece = player.pieceAt(index)
    if (status === 'ended' || !piece) return null
    const position_ms = Math.round(player.sequence.currentTimeMs)
    return { item_id: piece.item.item_id, sentence_index: piece.sentence, position_ms }
  }

  function save(): void {
    const { open } = get()
    if (!open || open.player.sequence.getState().status === 'idle') return
    const playlist_position = placeNow()
    const place = JSON.stringify(playlist_position)
    if (place === saved.place) return
    saved = { at: Date.now(), place }
    if (places) places.write(playlist_position)
    else client.playlists.position({ playlist_id, playlist_position }).catch(() => {})
  }

  /** Shows an order at once. */
  function arrange(items: readonly PlaylistItem[]): void {
    openNow().player.arrange(items)
    change({ items })
  }

  /**
   * Sends a change after the earlier ones. `isExpected` compares the answer to the last of them with what is shown; the
   * playlist is loaded again if it differs or the server refused.
   */
  function send<T>(call: () => Promise<T>, onAnswer: (answer: T) => boolean | void): Promise<boolean> {
    pending += 1
    set({ isSaving: true, problem: null, isChangedElsewhere: false })
    const sent = queue.then(async () => {
      try {
        const isExpected = onAnswer(await call()) ?? true
        if (!isExpected && pending === 1) {
          await load()
          set({ isChangedElsewhere: true })
        }
        return true
      } catch (error) {
        console.error('The playlist could not be changed.', error)
        set({ problem: serverMessage(error) ?? '', removed: null })
        await load()
        return false
      } finally {
        pending -= 1
        set({ isSaving: pending > 0 })
      }
    })
    queue = sent
    return sent
  }

  /** True if the playlist of the server has as many items as the shown one. */
  function hasCount({ item_count }: Playlist): boolean {
    const { items, leftOut } = openNow()
    return item_count === items.length + leftOut
  }

  if (options.initial) show(options.initial)

  return {
    ...store,
    load,
    start() {
      isStarted = true
      if (get().open) follow()
      else void load()
      recheck = setInterval(() => {
        const { open } = get()
        if (open && !open.isOwn && open.player.sequence.getState().status === 'playing') void load()
      }, RECHECK_MS)
    },
    stop() {
      isStarted = false
      clearInterval(recheck)
      loading.drop()
      save()
      leave?.()
      get().open?.player.sequence.destroy()
    },
    async move(item_id, after_item_id) {
      const { items } = openNow()
      const item = items.find((one) => one.item_id === item_id)
      if (!item) return
      arrange(placeAfter(items, item, after_item_id))
      await send(
        () => client.playlists.move({ playlist_id, item_id, after_item_id }),
        ({ item_ids }) => {
          const { items: shown, leftOut } = openNow()
          const ids = shown.map((one) => one.item_id)
          const known = item_ids.filter((id) => ids.includes(id))
          return item_ids.length === ids.length + leftOut && known.join() === ids.join()
        },
      )
    },
    async remove(item_id) {
      const { items } = openNow()
      const place = items.findIndex((one) => one.item_id === item_id)
      const item = items[place]
      if (!item) return
      set({ removed: { item, after: items[place - 1]?.item_id ?? null } })
      arrange(items.filter((one) => one !== item))
      await send(
        () => client.playlists.remove({ playlist_id, item_id }),
        ({ playlist }) => hasCount(playlist),
      )
    },
    async putBack() {
      const { removed } = get()
      if (!removed) return
      const { item: gone, after: after_item_id } = removed
      set({ removed: null })
      await send(
        () => client.playlists.add({ playlist_id, item: referenceTo(gone.kind, soundIdOf(gone)), after_item_id }),
        ({ playlist, item }) => {
          arrange(placeAfter(openNow().items, item, after_item_id))
          return hasCount(playlist)
        },
      )
    },
    rename: (name) =>
      send(
        () => client.playlists.rename({ playlist_id, playlist_name: name.trim() }),
        ({ playlist }) => change({ playlist }),
      ),
    pause(playlist_pause) {
      change({ playlist: { ...openNow().playlist, playlist_pause } })
      return send(
        () => client.playlists.pause({ playlist_id, playlist_pause }),
        () => {},
      )
    },
    save,
    dismiss: () => set({ problem: null, removed: null, isChangedElsewhere: false }),
  }
}

import { createPlayback } from '@voice-rankings/playback'
import { createFakeAudios, createFakeClient } from '@voice-rankings/testkit'
import type { FakeHandlers } from '@voice-rankings/testkit'
import { createPlaylistStore } from '../playlistStore.ts'
import type { PlaylistStore, PlaylistStoreOptions } from '../playlistStore.ts'
import { playableFixture } from './playlistFixture.ts'

/** Duration of each item, in ms. */
export const ITEM_MS = 300

const opened = new Set<PlaylistStore>()

/** Stops the stores that a test opened. */
export function closePlaylists(): void {
  for (const store of opened) store.stop()
  opened.clear()
}

/** A store of a playlist whose sounds the test plays. Default: that of `playableFixture` is known. */
export function openPlaylist(handlers: FakeHandlers = {}, options: Partial<PlaylistStoreOptions> = {}) {
  const { createAudio, playing } = createFakeAudios(ITEM_MS)
  const client = createFakeClient({ 'playlists.position': () => ({ playlist_position: null }), ...handlers })
  const store = createPlaylistStore({
    client,
    playback: createPlayback({ openChannel: null }),
    playlistId: 'p1',
    initial: playableFixture(),
    rate: 1,
    createAudio,
    ...options,
  })
  opened.add(store)
  const player = () => store.getState().open!.player
  const { inputsOf } = client

  return {
    store,
    state: store.getState,
    player,
    sequence: () => player().sequence,
    ids: () => store.getState().open?.items.map(({ item_id }) => item_id),
    /** Id of the item that plays or would play. */
    current: () => player().pieceAt(player().sequence.getState().index)?.item.item_id,
    inputsOf,
    /** Places that were saved on the server. */
    saved: () => inputsOf('playlists.position').map((input) => Object(input).playlist_position),
    /** Plays the item that sounds for so long. */
    hear: (durationMs: number) => playing()?.hear(durationMs),
    isSilent: () => playing() === undefined,
  }
}

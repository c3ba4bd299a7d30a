import type { PlaylistItem, PlaylistPosition } from '@voice-rankings/contract'
import { createPositions } from '@voice-rankings/playback'
import type { PositionStorage } from '@voice-rankings/playback'

/** Places in playlists that a browser keeps, for listeners whom the server does not know. */
export interface PlaylistPlaces {
  /** Place in a playlist with these items; null without one. */
  read(items: readonly PlaylistItem[]): PlaylistPosition | null
  /** Keeps a place; null for the beginning. */
  write(place: PlaylistPosition | null): void
}

/** Longest sound in ms, and a number above all sentences of this length: a place is stored as one number. */
const SOUND_MS = 3_600_000
const ITEM = 1e12

/** 12 bits of the id of an item, whose place in the order may change; at least 1. */
function markOf(itemId: string): number {
  let hash = 0
  for (const sign of itemId) hash = (Math.imul(hash, 31) + (sign.codePointAt(0) ?? 0)) | 0
  return hash & 0xfff || 1
}

/** Creates the places of a playlist, among the stored positions of sounds. */
export function createPlaylistPlaces(storage: PositionStorage, playlistId: string): PlaylistPlaces {
  const positions = createPositions(storage)
  const key = { base64: `playlist ${playlistId}` }
  return {
    read(items) {
      const stored = positions.read(key)
      if (stored === null) return null
      const item = items.find(({ item_id }) => markOf(item_id) === Math.floor(stored / ITEM))
      const rest = stored % ITEM
      return (
        (item && {
          item_id: item.item_id,
          sentence_index: Math.floor(rest / SOUND_MS),
          position_ms: rest % SOUND_MS,
        }) ??
        null
      )
    },
    write(place) {
      const { item_id, sentence_index, position_ms } = place ?? {}
      const inItem = (sentence_index ?? 0) * SOUND_MS + Math.min(position_ms ?? 0, SOUND_MS - 1)
      positions.write(key, item_id === undefined ? 0 : markOf(item_id) * ITEM + inItem, null)
    },
  }
}

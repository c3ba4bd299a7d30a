import type { PlaylistItem, PlaylistPosition } from '@voice-rankings/contract'
import type { Playback } from '@voice-rankings/playback'
import { createSequence } from '@voice-rankings/playback/sequence'
import type { Sequence } from '@voice-rankings/playback/sequence'
import type { Calls, Client } from '@voice-rankings/sdk'
import { renewAudio } from '../requests/renewAudio.ts'

export interface PlaylistPlayerOptions {
  client: Pick<Client, 'url'> & Calls<'snippets.get'>
  playback: Pick<Playback, 'track' | 'release'>
  items: readonly PlaylistItem[]
  /** Place where playback begins; null for the first item. */
  position: PlaylistPosition | null
  /** Playback rate. */
  rate: number
  /** Pause after an item, in ms. */
  pauseMs: () => number
  createAudio?: (() => HTMLAudioElement) | undefined
}

/** Player of an order that may change while it plays. */
export interface PlaylistPlayer {
  /** Its indexes are fixed numbers of the items, which `itemAt` resolves; the order is that of `arrange`. */
  readonly sequence: Sequence
  itemAt(index: number): PlaylistItem | undefined
  /** Changes the order. If the current item is gone, the next one that is left becomes current. */
  arrange(items: readonly PlaylistItem[]): void
  /** Goes to an item, and plays on if it was playing. */
  goTo(itemId: string): void
  /** Plays an item from its beginning, also one that failed before. */
  playItem(itemId: string): void
}

const idOf = ({ item_id }: PlaylistItem) => item_id

/** Creates the player of a playlist. Every item keeps its number, so a new order does not interrupt what plays. */
export function createPlaylistPlayer(options: PlaylistPlayerOptions): PlaylistPlayer {
  const known = [...options.items]
  let order = known.map(idOf)
  const numberOf = (itemId: string) => known.findIndex(({ item_id }) => item_id === itemId)

  function next(index: number): number | undefined {
    const place = order.indexOf(known[index]?.item_id ?? '')
    const after = place < 0 ? undefined : order[place + 1]
    return after === undefined ? undefined : numberOf(after)
  }

  const { client, position, createAudio } = options
  /** Items whose address was used: when they are asked for again, it may have ended. */
  const used = new Set<string>()
  const start = position && { index: numberOf(position.item_id), positionMs: position.position_ms }
  const sequence = createSequence({
    playback: options.playback,
    length: Infinity,
    next,
    rate: options.rate,
    ...(start && start.index >= 0 && { start }),
    ...(createAudio && { createAudio }),
    pauseAfter: options.pauseMs,
    async speak(index) {
      const item = known[index]
      if (!item || item.kind === 'work') throw new Error('The playlist has no item to play. Add one first.')
      const first = client.url(item.item_audio_url)
      const url = used.has(item.item_id) ? await renewAudio(client, first).catch(() => first) : first
      used.add(item.item_id)
      return { url, durationMs: item.item_duration, marks: item.item_word_times }
    },
  })

  return {
    sequence,
    itemAt: (index) => known[index],
    arrange(items) {
      const current = known[sequence.getState().index]?.item_id ?? ''
      const rest = order.slice(order.indexOf(current))
      for (const item of items) {
        const number = numberOf(item.item_id)
        known[number < 0 ? known.length : number] = item
      }
      order = items.map(idOf)
      if (order.includes(current)) return
      const [successor] = [...rest.filter((id) => order.includes(id)), ...order.slice(-1)]
      if (successor === undefined) sequence.pause()
      else sequence.seek(numberOf(successor))
    },
    goTo: (itemId) => sequence.seek(numberOf(itemId)),
    playItem(itemId) {
      const index = numberOf(itemId)
      if (sequence.getState().failed.has(index)) return void sequence.retry(index)
      sequence.seek(index)
      void sequence.play()
    },
  }
}

import type { PlaylistItem, PlaylistPosition } from '@voice-rankings/contract'
import type { Playback } from '@voice-rankings/playback'
import { createSequence } from '@voice-rankings/playback/sequence'
import type { Sequence } from '@voice-rankings/playback/sequence'
import type { Calls, Client } from '@voice-rankings/sdk'
import { hasCode } from '../requests/hasCode.ts'
import { renewAudio } from '../requests/renewAudio.ts'
import { isFatal } from '../works/reading/index.ts'
import { createWorkTexts } from './workTexts.ts'
import type { WorkTextsById } from './workTexts.ts'

export interface PlaylistPlayerOptions {
  client: Pick<Client, 'url'> & Calls<'snippets.get' | 'works.get' | 'works.sentence'>
  playback: Pick<Playback, 'track' | 'release'>
  items: readonly PlaylistItem[]
  /** Place where playback begins; null for the first item. */
  position: PlaylistPosition | null
  /** Playback rate. */
  rate: number
  /** Pause after an item, in ms. */
  pauseMs: () => number
  /** Called with the texts of works when one is loaded, and when one of its sentences is spoken. */
  onTexts: (texts: WorkTextsById) => void
  createAudio?: (() => HTMLAudioElement) | undefined
}

/** Item, or sentence of a work, that the sequence plays under a number. */
export interface PlaylistPiece {
  readonly item: PlaylistItem
  /** Sentence of a work, counted from 0; 0 for other items. */
  readonly sentence: number
}

/** Player of an order that may change while it plays. */
export interface PlaylistPlayer {
  /** Its indexes are fixed numbers of the pieces, which `pieceAt` resolves; the order is that of `arrange`. */
  readonly sequence: Sequence
  pieceAt(index: number): PlaylistPiece | undefined
  /** True if no sound of an item can be played. */
  hasFailed(item: PlaylistItem): boolean
  /** Changes the order. If the current item is gone, the next one that is left becomes current. */
  arrange(items: readonly PlaylistItem[]): void
  /** Goes to an item or a sentence of it, and plays on if it was playing. */
  goTo(itemId: string, sentence?: number, positionMs?: number): void
  /** Plays an item from its beginning or from a sentence, also one that failed before. */
  playItem(itemId: string, sentence?: number): void
  /** Loads the text of the current item if it is a work. */
  readText(): void
}

const idOf = ({ item_id }: PlaylistItem) => item_id

/** Creates the player of a playlist. Every piece keeps its number, so a new order does not interrupt what plays. */
export function createPlaylistPlayer(options: PlaylistPlayerOptions): PlaylistPlayer {
  const { client, items, position, createAudio } = options
  const known = new Map(items.map((item) => [item.item_id, item]))
  let order = items.map(idOf)
  const texts = createWorkTexts({ client, onChange: options.onTexts })
  /** Item and sentence of each number. */
  const pieces: { readonly itemId: string; readonly sentence: number }[] = []
  const numbers = new Map<string, number>()
  /** Items whose address was used: when they are asked for again, it may have ended. */
  const used = new Set<string>()

  function numberOf(itemId: string, sentence = 0): number {
    const key = `${sentence} ${itemId}`
    const number = numbers.get(key) ?? pieces.push({ itemId, sentence }) - 1
    numbers.set(key, number)
    return number
  }

  function pieceAt(index: number): PlaylistPiece | undefined {
    const piece = pieces[index]
    const item = piece && known.get(piece.itemId)
    return item && { item, sentence: piece.sentence }
  }

  /** Number of pieces of an item; 0 for a work that is gone. */
  function countOf(item: PlaylistItem): number {
    if (item.kind !== 'work') return 1
    return texts.isGone(item.work_id) ? 0 : (texts.get(item.work_id)?.sentences.length ?? item.sentence_count)
  }

  function next(index: number): number | undefined {
    const piece = pieceAt(index)
    if (!piece) return undefined
    const { item, sentence } = piece
    if (sentence + 1 < countOf(item)) return numberOf(item.item_id, sentence + 1)
    const place = order.indexOf(item.item_id)
    const after = place < 0 ? undefined : order[place + 1]
    return after === undefined ? undefined : numberOf(after)
  }

  /** Silence after a piece, in ms. */
  function pauseAfter(index: number): number {
    const piece = pieceAt(index)
    const text = piece?.item.kind === 'work' ? texts.get(piece.item.work_id) : undefined
    const isLast = !piece || piece.sentence + 1 >= countOf(piece.item)
    return (isLast ? undefined : text?.sentences[piece.sentence]?.pause_after) ?? options.pauseMs()
  }

  const [first] = order
  if (first !== undefined) numberOf(first)
  const start = position &&
    known.has(position.item_id) && {
      index: numberOf(position.item_id, position.sentence_index),
      positionMs: position.position_ms,
    }
  const sequence = createSequence({
    playback: options.playback,
    length: Infinity,
    next,
    rate: options.rate,
    ...(start && { start }),
    ...(createAudio && { createAudio }),
    pauseAfter,
    // After a work that is gone the next item plays.
    isFatal: (error) => isFatal(error) && !hasCode(error, 'not_found'),
    async speak(index, signal) {
      const { item, sentence } = pieceAt(index) ?? {}
      if (!item || sentence === undefined) throw new Error('The playlist has no item to play. Add one first.')
      if (item.kind === 'work') return texts.speak(item.work_id, sentence, signal)
      const address = client.url(item.item_audio_url)
      const url = used.has(item.item_id) ? await renewAudio(client, address).catch(() => address) : address
      used.add(item.item_id)
      return { url, durationMs: item.item_duration, marks: item.item_word_times }
    },
  })

  return {
    sequence,
    pieceAt,
    hasFailed(item) {
      if (item.kind === 'work') return texts.isGone(item.work_id)
      return sequence.getState().failed.has(numberOf(item.item_id))
    },
    arrange(arranged) {
      const current = pieces[sequence.getState().index]?.itemId ?? ''
      const rest = order.slice(order.indexOf(current))
      for (const item of arranged) known.set(item.item_id, item)
      order = arranged.map(idOf)
      if (order[0] !== undefined && pieces.length === 0) numberOf(order[0])
      if (order.includes(current)) return
      const [successor] = [...rest.filter((id) => order.includes(id)), ...order.slice(-1)]
      if (successor === undefined) sequence.pause()
      else sequence.seek(numberOf(successor))
    },
    goTo: (itemId, sentence, positionMs) => sequence.seek(numberOf(itemId, sentence), positionMs),
    playItem(itemId, sentence) {
      const index = numberOf(itemId, sentence)
      const item = known.get(itemId)
      if (item?.kind === 'work' && texts.isGone(item.work_id)) texts.forget(item.work_id)
      if (sequence.getState().failed.has(index)) return void sequence.retry(index)
      sequence.seek(index)
      void sequence.play()
    },
    readText() {
      const { item } = pieceAt(sequence.getState().index) ?? {}
      // Its failure is shown when it is played.
      if (item?.kind === 'work') texts.load(item.work_id).catch(() => {})
    },
  }
}

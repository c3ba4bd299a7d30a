import type { PlayablePlaylist, PlaylistItem } from '@voice-rankings/contract'
import { parseRate, RATE_KEY } from '@voice-rankings/playback'
import type { Sequence, SequenceState } from '@voice-rankings/playback/sequence'
import { useEffect, useMemo, useState } from 'react'
import { useStore } from 'zustand'
import { useMessages, useOwnerChange, usePreference, useRuntime } from '../runtime/index.ts'
import { withAccess } from '../requests/withAccess.ts'
import { useMediaSession } from '../works/reading/index.ts'
import type { OpenReader, ReadParagraph } from '../works/reading/index.ts'
import { itemDuration, placeInItem, timeInItem } from './itemTime.ts'
import { playlistsMessages } from './messages.ts'
import type { PlaylistsMessages } from './messages.ts'
import type { PlaylistPlaces } from './playlistPlaces.ts'
import { createPlaylistStore } from './playlistStore.ts'
import type { OpenPlaylist, PlaylistState } from './playlistStore.ts'
import type { WorkText } from './workTexts.ts'

export interface VoicePlaylistOptions {
  /** Id of a playlist: see `client.playlists`. */
  playlistId: string
  /** Known playlist, for example loaded by a server; else it is loaded. */
  initial?: PlayablePlaylist | undefined
  /** Token of a share link, for somebody who opened it: see `client.shares`. Default: none. */
  access?: string | undefined
}

/** Text of the current item if it is a work, where its voice is, and how to move in it. */
export type PlaylistReading = Pick<OpenReader, 'work' | 'sound' | 'lit' | 'onSentence' | 'onRetrySentence'> & {
  /** Paragraph of the current sentence. */
  readonly paragraph: ReadParagraph
}

/** A playlist that is open, where its player is, and the actions on both. */
export interface OpenedPlaylist extends Omit<OpenPlaylist, 'player'> {
  readonly sequence: Sequence
  readonly sound: SequenceState
  /** Item that plays or would play; undefined for an empty playlist. */
  readonly current: PlaylistItem | undefined
  /** Place of the current item in the list, counted from 0; -1 for none. */
  readonly place: number
  /** Text of a work that is the current item; null for other items, and before it is loaded. */
  readonly reading: PlaylistReading | null
  /** Duration of the current item in ms; an estimate for sentences of a work without speech. */
  readonly durationMs: number
  /** Item or sentence whose speech is loaded, with its track and words; null before. */
  readonly lit: ReturnType<Sequence['current']['getState']>
  /** Ids of items whose audio could not be played. */
  readonly failed: ReadonlySet<string>
  readonly rate: number
  /** Time of the current item in ms, at a position in the sentence or sound that plays. */
  timeAt(positionMs: number): number
  onToggle(): void
  /** Plays an item, or pauses it if it plays. */
  onItem(item: PlaylistItem): void
  /** Moves by items, and plays on if it plays. */
  onStep(by: number): void
  /** Goes to a time of the current item, in ms. */
  onTime(timeMs: number): void
  onRateChange(rate: number): void
  /** Moves an item to a place in the list, counted from 0. */
  onMove(item: PlaylistItem, place: number): void
  onRemove(item: PlaylistItem): void
  /** Puts the item back that was removed last. */
  onPutBack(): void
  /** Resolves to true if the server accepted. */
  onRename(name: string): Promise<boolean>
  /** Sets the pause after each item, in ms. */
  onPauseChange(pauseMs: number): void
}

/** State and actions of a playlist; `opened` is null until it is there. */
export interface VoicePlaylistModel extends Omit<PlaylistState, 'open' | 'works'> {
  readonly texts: PlaylistsMessages['player']
  readonly opened: OpenedPlaylist | null
  onRetry(): void
  onDismiss(): void
}

const isMoving = ({ status }: SequenceState) => status === 'playing' || status === 'loading' || status === 'pausing'

/**
 * Headless player and editor of a playlist.
 *
 * @example
 * const { opened } = useVoicePlaylist({ playlistId: 'p4Jr0wTz8LmQ' })
 * const name = opened?.current?.voice_name
 */
export function useVoicePlaylist({ playlistId, initial, access }: VoicePlaylistOptions): VoicePlaylistModel {
  return usePlaylist({ playlistId, initial, access })
}

/** Player of a playlist whose place the browser keeps with `places`, which has to stay the same object; else the server. */
export function usePlaylist({
  playlistId,
  initial,
  access,
  places,
}: VoicePlaylistOptions & { places?: PlaylistPlaces }): VoicePlaylistModel {
  const { client: given, playback } = useRuntime()
  const client = useMemo(() => withAccess(given, access), [given, access])
  const texts = useMessages('playlists', playlistsMessages).player
  const [kept, keep] = usePreference(RATE_KEY, parseRate)
  const rate = Number(kept)
  // The store keeps the data and the speed it began with: new ones would stop what plays.
  const [begin] = useState({ initial, rate })
  const store = useMemo(() => {
    const isSame = begin.initial?.playlist.playlist_id === playlistId
    const known = isSame ? begin.initial : undefined
    return createPlaylistStore({ client, playback, playlistId, places, ...begin, initial: known })
  }, [client, playback, playlistId, places, begin])
  useOwnerChange(store.load)
  useEffect(() => {
    store.start()
    window.addEventListener('pagehide', store.save)
    return () => {
      window.removeEventListener('pagehide', store.save)
      store.stop()
    }
  }, [store])
  const { open, works, ...state } = useStore(store)
  const sequence = open?.player.sequence
  const sound = useStore(sequence ?? NOTHING)
  const lit = useStore(sequence?.current ?? NOTHING)
  useEffect(() => sequence?.adjust({ rate }), [sequence, rate])

  const opened = useMemo((): OpenedPlaylist | null => {
    if (!open || !sequence || !sound) return null
    const { player, items } = open
    const { item: current, sentence = 0 } = player.pieceAt(sound.index) ?? {}
    const place = items.findIndex(({ item_id }) => item_id === current?.item_id)
    const text = current?.kind === 'work' ? works.get(current.work_id) : undefined
    return {
      ...open,
      sequence,
      sound,
      lit,
      rate,
      place,
      current: place < 0 ? undefined : current,
      reading: current && text ? readingOf(open, current, text) : null,
      durationMs: current ? itemDuration(current, text) : 0,
      timeAt: (positionMs) => timeInItem(text, sentence, positionMs),
      failed: new Set(items.filter(player.hasFailed).map(({ item_id }) => item_id)),
      onToggle() {
        if (isMoving(sound)) sequence.pause()
        // From the beginning, whatever its number is.
        else if (sound.status === 'ended') items.slice(0, 1).forEach(({ item_id }) => player.playItem(item_id))
        else void sequence.play()
      },
      onItem(item) {
        const isOther = item.item_id !== current?.item_id
        if (isOther || sound.status === 'ended') player.playItem(item.item_id)
        else if (isMoving(sound)) sequence.pause()
        else void sequence.play()
      },
      onStep(by) {
        const item = items[place + by]
        if (item) player.goTo(item.item_id)
      },
      onTime(timeMs) {
        // Without its text a work has no times.
        if (!current || (current.kind === 'work' && !text)) return
        const { index, positionMs } = placeInItem(text, timeMs)
        player.goTo(current.item_id, index, positionMs)
      },
      onRateChange: (chosen) => keep(parseRate(String(chosen))),
      onMove(item, to) {
        const others = items.filter(({ item_id }) => item_id !== item.item_id)
        const after = others[Math.min(to, others.length) - 1]?.item_id ?? null
        if (to >= 0 && to < items.length) void store.move(item.item_id, after)
      },
      onRemove: ({ item_id }) => void store.remove(item_id),
      onPutBack: () => void store.putBack(),
      onRename: store.rename,
      onPauseChange: (pauseMs) => void store.pause(pauseMs),
    }
  }, [open, works, sequence, sound, lit, rate, keep, store])

  useMediaSession(
    opened?.current
      ? {
          title: opened.current.item_text.slice(0, TITLE_LENGTH),
          album: opened.playlist.playlist_name,
          artist: opened.current.voice_name,
          isPlaying: opened.sound.status === 'playing' || opened.sound.status === 'pausing',
          onToggle: opened.onToggle,
          onTrack: opened.onStep,
        }
      : null,
  )

  return { ...state, texts, opened, onRetry: () => void store.load(), onDismiss: store.dismiss }
}

/** Current sentence of a work, with the state of the player in numbers of its sentences. */
function readingOf({ player }: OpenPlaylist, { item_id }: PlaylistItem, text: WorkText): PlaylistReading | null {
  const { sequence, pieceAt } = player
  const sentenceOf = (index: number) => {
    const piece = pieceAt(index)
    return piece?.item.item_id === item_id ? [piece.sentence] : []
  }
  const sound = sequence.getState()
  const lit = sequence.current.getState()
  const [index = 0] = sentenceOf(sound.index)
  const paragraph = text.sections
    .flatMap(({ paragraphs }) => paragraphs)
    .find(({ sentences }) => sentences.some((sentence) => sentence.index === index))
  if (!paragraph) return null
  const [litIndex] = lit ? sentenceOf(lit.index) : []
  return {
    work: text.work,
    paragraph,
    sound: { ...sound, index, failed: new Set([...sound.failed].flatMap(sentenceOf)) },
    lit: lit && litIndex !== undefined ? { ...lit, index: litIndex } : null,
    onSentence: (sentence) => player.playItem(item_id, sentence),
    onRetrySentence: (sentence) => player.playItem(item_id, sentence),
  }
}

/** Number of characters of a text that the lock screen shows. */
const TITLE_LENGTH = 80

const nothing = () => null
const NOTHING = { getState: nothing, getInitialState: nothing, subscribe: () => () => {} }

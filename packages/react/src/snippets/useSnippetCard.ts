import { snippetPath } from '@voice-rankings/contract'
import type { Snippet, SnippetVariant } from '@voice-rankings/contract'
import type { Track, TrackInfo, TrackStatus } from '@voice-rankings/playback'
import { useEffect, useRef, useState } from 'react'
import type { RefObject } from 'react'
import { useStore } from 'zustand'
import { soundSource, useTrack } from '../player/index.ts'
import { useMessages, useRuntime } from '../runtime/index.ts'
import { snippetsMessages } from './messages.ts'
import type { SnippetsMessages } from './messages.ts'
import type { SnippetsStore, SpokenState } from './snippetsStore.ts'
import { useSeen } from '../loading/useSeen.ts'

/** State and actions of a card. */
export interface SnippetCardModel {
  readonly texts: SnippetsMessages
  readonly text: string
  /** Current reading. */
  readonly variant: SnippetVariant
  /** Position among all readings of the text, from 1. */
  readonly place: number
  readonly total: number
  /** Address of the voice's page with this snippet. */
  readonly href: string
  readonly spoken: SpokenState
  readonly track: Track | null
  readonly status: TrackStatus
  /** True if the snippet is public; null until known. */
  readonly isShared: boolean | null
  readonly isSharing: boolean
  readonly ref: RefObject<HTMLElement | null>
  onToggle(): void
  /** Moves to another reading, with wrap-around. */
  onPage(step: 1 | -1): void
  onShare(shared: boolean): void
  onRemove(): void
  onNewText?: (text: string) => void
}

export interface SnippetCardOptions {
  snippet: Snippet
  store: SnippetsStore
  onNewText?: (text: string, variant: SnippetVariant) => void
}

/** Headless card of a text and its readings. Playback data is loaded when the card scrolls into view. */
export function useSnippetCard({ snippet, store, onNewText }: SnippetCardOptions): SnippetCardModel {
  const { client, playback } = useRuntime()
  const texts = useMessages('snippets', snippetsMessages)
  const ref = useRef<HTMLElement>(null)
  const [wanted, setWanted] = useState(0)
  const [waitingFor, setWaitingFor] = useState<string | null>(null)
  const waiting = useRef<string | null>(null)
  const { voice_variants: variants, voice_snippet_text: text } = snippet
  const index = Math.min(wanted, variants.length - 1)
  const variant = variants[index]
  if (!variant) throw new Error('A snippet has no reading, so there is no voice to show. Leave such snippets out.')
  const id = variant.voice_snippet_id

  const isSeen = useSeen(ref)
  useEffect(() => {
    if (isSeen) void store.open(id)
  }, [store, id, isSeen])

  const spoken = useStore(store, (state) => state.spoken.get(id)) ?? LOADING
  const isSharing = useStore(store, (state) => state.sharing.has(id))
  const audio = spoken.status === 'ready' ? spoken.snippet.voice_snippet_audio_url : null
  const [track, sound] = useTrack(audio === null ? null : soundSource(client, audio), trackInfo(variant, spoken))

  /** Plays once the audio address is known, unless another reading is shown by then. */
  async function playWhenKnown(reading: SnippetVariant): Promise<void> {
    setWaitingFor(id)
    waiting.current = id
    await store.open(id)
    setWaitingFor(null)
    const known = store.getState().spoken.get(id)
    if (waiting.current !== id || known?.status !== 'ready') return
    const source = soundSource(client, known.snippet.voice_snippet_audio_url)
    await playback.track(source, trackInfo(reading, known)).play()
  }

  return {
    texts,
    text,
    variant,
    place: index + 1,
    total: variants.length,
    href: snippetPath(variant),
    spoken,
    track,
    status: sound?.status ?? (waitingFor === id ? 'loading' : 'idle'),
    isShared: spoken.status === 'ready' ? (spoken.snippet.voice_snippet_shared ?? null) : null,
    isSharing,
    ref,
    onToggle() {
      void (track ? track.toggle() : playWhenKnown(variant))
    },
    onPage(step) {
      track?.pause()
      waiting.current = null
      setWanted((index + step + variants.length) % variants.length)
    },
    onShare: (shared) => void store.share(id, shared),
    onRemove() {
      track?.pause()
      void store.remove(id)
    },
    ...(onNewText && { onNewText: (newText: string) => onNewText(newText, variant) }),
  }
}

const LOADING: SpokenState = { status: 'loading' }

function trackInfo(variant: SnippetVariant, spoken: SpokenState): TrackInfo {
  return {
    title: variant.voice_name,
    subtitle: variant.voice_service,
    href: snippetPath(variant),
    gender: variant.voice_gender,
    ...(spoken.status === 'ready' && {
      peaks: spoken.snippet.voice_snippet_peaks,
      melody: spoken.snippet.voice_snippet_melody,
    }),
  }
}

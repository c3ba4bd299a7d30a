import type { SpokenSnippet, VoiceListing } from '@voice-rankings/contract'
import type { Track, TrackStatus } from '@voice-rankings/playback'
import { useStore } from 'zustand'
import { useTrack } from '../../player/index.ts'
import type { Generation } from '../../player/index.ts'
import { useRuntime } from '../../runtime/index.ts'
import { sentenceSound } from './sentenceSound.ts'
import type { SentenceStore } from './sentenceStore.ts'

/** What a voice has to say of a sentence, for its button and waveform. */
export interface SentenceSound {
  /** Undefined if the voice was not asked. */
  readonly take: Generation | undefined
  /** The spoken sentence; null before. */
  readonly snippet: SpokenSnippet | null
  /** Track of the spoken sentence; null before. */
  readonly track: Track | null
  readonly status: TrackStatus
  readonly isPlaying: boolean
  /** Until the voice has spoken, those of its sample; empty while it generates. */
  readonly peaks: readonly number[]
  readonly melody: readonly number[]
  readonly durationMs: number | null
}

/** Sentence of a store as spoken by a voice. */
export function useSentenceSound(store: SentenceStore, voice: VoiceListing): SentenceSound {
  const { client } = useRuntime()
  const take = useStore(store, ({ takes }) => takes.get(voice.voice_id))
  const snippet = take?.status === 'ready' ? take.snippet : null
  const [source, info] = sentenceSound(client, voice, snippet)
  const [track, state] = useTrack(snippet && source, info)
  const isGenerating = take?.status === 'generating'
  const status = isGenerating ? 'loading' : (state?.status ?? 'idle')
  return {
    take,
    snippet,
    track,
    status,
    isPlaying: status === 'playing' || status === 'loading',
    peaks: snippet ? snippet.voice_snippet_peaks : isGenerating ? [] : voice.voice_sample_peaks,
    melody: snippet ? snippet.voice_snippet_melody : voice.voice_sample_melody,
    durationMs: snippet ? snippet.voice_snippet_duration : voice.voice_sample_duration,
  }
}

/** Length of a sample that is drawn in place of a sentence, which is about as long, in milliseconds. */
const DRAWN_MS = 5000

/** Share of a sound that is drawn where a sentence will be: the whole sentence, or the beginning of a sample. */
export function shownShare({ snippet, durationMs }: Pick<SentenceSound, 'snippet' | 'durationMs'>): number {
  return snippet || !durationMs ? 1 : Math.min(1, DRAWN_MS / durationMs)
}

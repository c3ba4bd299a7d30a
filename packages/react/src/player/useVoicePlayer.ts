import type { Gender, SpeechMark, SpokenSnippet } from '@voice-rankings/contract'
import { textLimit } from '@voice-rankings/contract'
import type { Track, TrackStatus } from '@voice-rankings/playback'
import { systemClock } from '@voice-rankings/sdk'
import { useEffect, useRef, useState } from 'react'
import type { Ref } from 'react'
import { useStore } from 'zustand'
import { useMessages, usePreference, useRuntime } from '../runtime/index.ts'
import { playerMessages } from './messages.ts'
import type { PlayerMessages } from './messages.ts'
import type { Generation, PlayerInput } from './playerState.ts'
import { canGenerate, excess, spokenNow, spokenOnStage } from './playerState.ts'
import { createPlayerStore } from './playerStore.ts'
import { parseVisualizer, VISUALIZER_KEY } from './visualizer.ts'
import type { Visualizer } from './visualizer.ts'
import { useScrollTo } from './useScrollTo.ts'
import { useTrack } from './useTrack.ts'

export interface VoicePlayerProps extends PlayerInput {
  /** Plays a snippet as soon as the visitor's own click has generated it. Default false: the button then says Play. */
  autoPlay?: boolean
  /** A snippet was generated; keep its id in the address as `?snippet=`. */
  onSnippet?: (snippet: SpokenSnippet) => void
  /** The voice begins to be heard. */
  onPlay?: () => void
  /** The voice has been heard to its end. */
  onEnded?: () => void
}

/** What the stage draws and plays. */
export interface Stage {
  /** Null while the voice has no audio. */
  readonly track: Track | null
  readonly status: TrackStatus
  readonly marks: readonly SpeechMark[]
  readonly peaks: readonly number[]
  /** Milliseconds; null until known. */
  readonly durationMs: number | null
  /** Why it cannot be heard; null when it can. */
  readonly problem: string | null
}

/** Everything a player shows and can do: what a view of your own is made of. */
export interface VoicePlayerModel {
  readonly texts: PlayerMessages
  readonly voiceName: string
  /** `none` while there is no audio. */
  readonly gender: Gender | 'none'
  readonly languageCode: string
  readonly text: string
  readonly limit: number
  /** Characters above the limit. */
  readonly excess: number
  readonly generation: Generation
  /** What the main button does. */
  readonly action: 'play' | 'pause' | 'generate'
  readonly canAct: boolean
  /** Whether the text is no longer the one the stage would say. */
  readonly isEdited: boolean
  /** Whether the text came from elsewhere and waits to be generated. */
  readonly isNewText: boolean
  readonly stage: Stage
  /** Speed, 1 = as recorded. */
  readonly rate: number
  readonly visualizer: Visualizer
  readonly textRef: Ref<HTMLTextAreaElement>
  onAction(): void
  onTextChange(text: string): void
  onRestore(): void
  onRateChange(rate: number): void
  onVisualizerChange(visualizer: Visualizer): void
}

/** The player without a view. */
export function useVoicePlayer(props: VoicePlayerProps): VoicePlayerModel {
  const { voice, snippet, sampleText, newText, accountLevel, autoPlay = false, onSnippet, onPlay, onEnded } = props
  const { client, playback } = useRuntime()
  const texts = useMessages('player', playerMessages)
  const [visualizer, setVisualizer] = usePreference(VISUALIZER_KEY, parseVisualizer)
  const [rate, setRate] = useState(1)
  const textRef = useRef<HTMLTextAreaElement>(null)

  const [store] = useState(() => createPlayerStore(props, { client, playback, clock: systemClock }))
  const state = useStore(store)
  useEffect(() => store.start(), [store])
  useEffect(() => (onSnippet ? store.onSnippet(onSnippet) : undefined), [store, onSnippet])
  useEffect(
    () => store.show({ voice, snippet, sampleText, newText, accountLevel }),
    [store, voice, snippet, sampleText, newText, accountLevel],
  )
  useScrollTo(textRef, newText)

  const spoken = spokenOnStage(state)
  const [track, sound] = useTrack(spoken && store.track(spoken).source)
  useEffect(() => track?.setRate(rate), [track, rate])
  const status = sound?.status ?? 'idle'
  useEffect(() => {
    if (status === 'playing') onPlay?.()
    if (status === 'ended') onEnded?.()
  }, [status, onPlay, onEnded])

  const isEdited = spokenNow(state) === null
  const isSounding = status === 'playing' || status === 'loading'

  async function generate(): Promise<void> {
    const isDone = await store.generate()
    const made = spokenNow(store.getState())
    if (isDone && autoPlay && made) await store.track(made).play()
  }

  return {
    texts,
    voiceName: voice.voice_name,
    gender: spoken ? voice.voice_gender : 'none',
    languageCode: voice.voice_language_code,
    text: state.text,
    limit: textLimit(state.accountLevel),
    excess: excess(state),
    generation: state.generation,
    action: isEdited ? 'generate' : isSounding ? 'pause' : 'play',
    canAct: !isEdited || canGenerate(state),
    isEdited,
    isNewText: state.isNewText,
    stage: {
      track,
      status,
      marks: spoken?.marks ?? [],
      peaks: spoken?.peaks ?? [],
      durationMs: spoken?.durationMs ?? sound?.durationMs ?? null,
      problem: sound?.status === 'error' ? sound.error.message : null,
    },
    rate,
    visualizer,
    textRef,
    onAction: () => void (isEdited ? generate() : track?.toggle()),
    onTextChange: store.setText,
    onRestore: store.restore,
    onRateChange: setRate,
    onVisualizerChange: setVisualizer,
  }
}

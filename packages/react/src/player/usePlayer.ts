import { textLimit } from '@voice-rankings/contract'
import type { TrackStatus } from '@voice-rankings/playback'
import { systemClock } from '@voice-rankings/sdk'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { RefObject } from 'react'
import { promptLogin, useMessages, useOwnerChange, usePreference, usePlayerRuntime } from '../runtime/index.ts'
import { providerName } from '../names/providerName.ts'
import { playerMessages } from './messages.ts'
import type { PlayerInput, Spoken } from './playerState.ts'
import { canGenerate, excess, pageOf, spokenNow, spokenOnStage } from './playerState.ts'
import { createPlayerStore } from './playerStore.ts'
import { askAllowance, useHoldAllowance } from './notes/useHoldAllowance.ts'
import type { OwnSoundProps } from './sound/useOwnSound.ts'
import { usePlaybackRate } from './controls/usePlaybackRate.ts'
import { usePlayerFiles } from './sound/usePlayerFiles.ts'
import { readingAlong } from './words/useReadingAlong.ts'
import { useTrack } from './sound/useTrack.ts'
import { VISUALIZERS } from './VoicePlayerModel.ts'
import type { Stage, Visualizer, VoicePlayerModel } from './VoicePlayerModel.ts'
import type { VoicePlayerProps } from './VoicePlayerProps.ts'
import { useStore } from 'zustand'

/** Storage key of the chosen visualizer. */
const VISUALIZER_KEY = 'preferred_visualizer'

/** Stored visualizer if valid; otherwise the waveform. */
const parseVisualizer = (stored: string | null): Visualizer =>
  VISUALIZERS.find((name) => name === stored) ?? 'wavesurfer'

/** Storage key of the captions setting of the compact player. */
const CAPTIONS_KEY = 'voiceCaptions'

/** Captions setting; on by default. */
const parseCaptions = (stored: string | null): 'on' | 'off' => (stored === 'off' ? 'off' : 'on')

export interface PlayerProps
  extends Omit<VoicePlayerProps, keyof OwnSoundProps | 'renderSlot'>, Pick<VoicePlayerModel, 'renderSlot'> {
  /** The host's own sound; the same object as long as it is the same sound. */
  ownSound: Spoken | null
}

/** Player model with its element refs, for hooks that extend it. */
export interface PlayerModel extends VoicePlayerModel {
  readonly rootRef: RefObject<HTMLElement | null>
  readonly textRef: RefObject<HTMLTextAreaElement | null>
}

/** Headless player without the options of some hosts, which `useVoicePlayer` adds. */
export function usePlayer(props: PlayerProps): PlayerModel {
  const { voice, variant = 'full', autoPlay = false, onSnippet, onDraft, onTrack } = props
  const runtime = usePlayerRuntime()
  const client = voice ? runtime.client : null
  const texts = useMessages('player', playerMessages)
  const [visualizer, setVisualizer] = usePreference(VISUALIZER_KEY, parseVisualizer)
  const [captions, setCaptions] = usePreference(CAPTIONS_KEY, parseCaptions)
  const rootRef = useRef<HTMLElement>(null)
  const textRef = useRef<HTMLTextAreaElement>(null)
  const readOnly = !voice || variant === 'compact' || (props.readOnly ?? false)

  const input = usePlayerInput(props, readOnly)
  const [store] = useState(() => createPlayerStore(input, { client, playback: runtime.playback, clock: systemClock }))
  const state = useStore(store)
  useEffect(() => store.start(), [store])
  useEffect(() => (onSnippet ? store.onSnippet(onSnippet) : undefined), [store, onSnippet])
  useEffect(() => store.show(input), [store, input])
  useOwnerChange(client && store.renew)

  const spoken = spokenOnStage(state)
  const [track, sound] = useTrack(spoken && store.track(spoken).source)
  const status = sound?.status ?? 'idle'
  usePlaybackEvents(status, props)
  const [rate, setRate] = usePlaybackRate(track, sound)

  const { title = '', gender = 'none' } = input.info ?? {}
  const languageCode = props.languageCode ?? voice?.voice_language_code
  const stage: Stage = {
    track,
    status,
    text: spoken?.text ?? '',
    marks: spoken?.marks ?? NONE,
    peaks: spoken?.peaks ?? NONE,
    melody: spoken?.melody,
    durationMs: spoken?.durationMs ?? sound?.durationMs ?? props.durationMs ?? null,
    problem: sound?.status === 'error' ? sound.error.code : null,
  }
  const { marks } = stage
  useEffect(() => onTrack?.(track, marks), [onTrack, track, marks])
  const files = usePlayerFiles(stage, { title, languageCode, failed: texts.downloadFailed })

  const isEdited = !readOnly && spokenNow(state) === null
  const draft = isEdited ? state.text : null
  useEffect(() => onDraft?.(draft), [onDraft, draft])
  const isSounding = status === 'playing' || status === 'loading'
  const text = readOnly ? (spoken?.text ?? state.text) : state.text

  async function generate(): Promise<void> {
    const isDone = await store.generate()
    const made = spokenNow(store.getState())
    if (isDone && autoPlay && made) await store.track(made).play()
  }

  async function goToWord(offset: number, plays = false): Promise<void> {
    if (!track || isEdited) return
    const { markAt } = await readingAlong.load()
    const mark = markAt(text, stage.marks, offset)
    if (!mark) return
    track.seek(mark.startTime)
    if (plays) void track.play()
  }

  return {
    texts,
    renderSlot: props.renderSlot,
    title,
    subtitle: props.subtitle ?? input.info?.subtitle ?? '',
    href: pageOf(state, spoken) ?? null,
    variant,
    gender: spoken ? gender : 'none',
    languageCode,
    text,
    readOnly,
    limit: textLimit(state.accountLevel),
    excess: readOnly ? 0 : excess(state),
    generation: state.generation,
    action: isEdited ? 'generate' : isSounding ? 'pause' : 'play',
    canAct: isEdited ? canGenerate(state) : track !== null,
    isEdited,
    isNewText: !readOnly && state.isNewText,
    stage,
    rate,
    visualizer,
    hasCaptions: captions === 'on',
    resumesAtMs: null,
    fileProblem: files.problem,
    allowance: useHoldAllowance(readOnly ? null : client),
    rootRef,
    textRef,
    onAction: () => void (isEdited ? generate() : track?.toggle()),
    onRetry: () => void (stage.problem === null ? generate() : track?.play()),
    onTextFocus: () => askAllowance(runtime),
    onTextChange: store.setText,
    onRestore: store.restore,
    onWordAt: (offset, plays) => void goToWord(offset, plays),
    onRateChange: setRate,
    onVisualizerChange: setVisualizer,
    onCaptionsChange: (hasCaptions) => setCaptions(hasCaptions ? 'on' : 'off'),
    onDownload: files.save,
    onStartOver: () => track?.seek(0),
    onLogin: () => promptLogin(runtime.loginPrompt),
  }
}

const NONE: readonly never[] = []

/** Input of the store, the same object until it changes. */
function usePlayerInput(props: PlayerProps, readOnly: boolean): PlayerInput {
  const { voice, ownSound, snippet, sampleText, draft, accountLevel, href } = props
  const newText = readOnly ? null : props.newText
  const title = props.title ?? voice?.voice_name
  const subtitle = props.subtitle ?? (voice && providerName(voice.voice_service))
  const gender = props.gender ?? voice?.voice_gender
  return useMemo(() => {
    const info = title === undefined ? undefined : { title, subtitle, gender, href }
    return { voice, ownSound, info, snippet, sampleText, draft, newText, accountLevel }
  }, [voice, ownSound, title, subtitle, gender, href, snippet, sampleText, draft, newText, accountLevel])
}

/** Calls the latest playback handlers of the host once per change. */
function usePlaybackEvents(
  status: TrackStatus,
  { onPlay, onPause, onEnded }: Pick<VoicePlayerProps, 'onPlay' | 'onPause' | 'onEnded'>,
): void {
  const handlers: Partial<Record<TrackStatus, () => void>> = { playing: onPlay, paused: onPause, ended: onEnded }
  const latest = useRef(handlers)
  useEffect(() => {
    latest.current = handlers
  })
  useEffect(() => {
    latest.current[status]?.()
  }, [status])
}

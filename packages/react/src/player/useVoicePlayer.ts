import { textLimit, voicePath } from '@voice-rankings/contract'
import type { Gender, Voice } from '@voice-rankings/contract'
import { systemClock } from '@voice-rankings/sdk'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { useMessages, usePreference, useRuntime } from '../runtime/index.ts'
import { providerName } from '../ui/index.ts'
import { CAPTIONS_KEY, parseCaptions } from './captions.ts'
import { playerMessages } from './messages.ts'
import type { PlayerInput } from './playerState.ts'
import { canGenerate, excess, spokenNow, spokenOnStage } from './playerState.ts'
import { createPlayerStore } from './playerStore.ts'
import { useCaptionTrack } from './useCaptionTrack.ts'
import { useHoldAllowance } from './useHoldAllowance.ts'
import { useHostText } from './useHostText.ts'
import { useOwnSound } from './useOwnSound.ts'
import { usePlaybackEvents } from './usePlaybackEvents.ts'
import { usePlaybackRate } from './usePlaybackRate.ts'
import { usePlayerFiles } from './usePlayerFiles.ts'
import { loadReadingAlong } from './useReadingAlong.ts'
import { useResume } from './useResume.ts'
import { useScrollTo } from './useScrollTo.ts'
import { useTrack } from './useTrack.ts'
import { parseVisualizer, VISUALIZER_KEY } from './visualizer.ts'
import type { Stage, VoicePlayerModel } from './VoicePlayerModel.ts'
import type { VoicePlayerProps } from './VoicePlayerProps.ts'

/** The player without a view. */
export function useVoicePlayer(props: VoicePlayerProps): VoicePlayerModel {
  const { voice, variant = 'full', autoPlay = false, resume = false, onSnippet } = props
  const runtime = useRuntime()
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
  useScrollTo(textRef, input.newText)

  const spoken = spokenOnStage(state)
  const [track, sound] = useTrack(spoken && store.track(spoken).source)
  const status = sound?.status ?? 'idle'
  usePlaybackEvents(status, props)
  const [rate, setRate] = usePlaybackRate(track, sound)
  const resumesAtMs = useResume(track, sound, resume)

  const { title = '', gender = 'none' } = input.info ?? {}
  const languageCode = props.languageCode ?? voice?.voice_language_code
  const stage: Stage = {
    track,
    status,
    marks: spoken?.marks ?? [],
    peaks: spoken?.peaks ?? [],
    durationMs: spoken?.durationMs ?? sound?.durationMs ?? null,
    problem: sound?.status === 'error' ? sound.error.message : null,
  }
  useHostText(rootRef, { target: props.highlightTarget, stage, gender, languageCode })
  useCaptionTrack(stage, languageCode, title)
  const files = usePlayerFiles(stage, { title, languageCode, failed: texts.downloadFailed })

  const isEdited = !readOnly && spokenNow(state) === null
  const isSounding = status === 'playing' || status === 'loading'
  const text = readOnly ? (spoken?.text ?? state.text) : state.text

  async function generate(): Promise<void> {
    const isDone = await store.generate()
    const made = spokenNow(store.getState())
    if (isDone && autoPlay && made) await store.track(made).play()
  }

  async function goToWord(offset: number, plays = false): Promise<void> {
    if (!track || isEdited) return
    const { markAt } = await loadReadingAlong()
    const mark = markAt(text, stage.marks, offset)
    if (!mark) return
    track.seek(mark.startTime)
    if (plays) void track.play()
  }

  function login(): void {
    const { loginPrompt } = runtime
    // Where no dialog shows the prompt, the login begins at once.
    if (loginPrompt.getSnapshot().host) loginPrompt.open()
    else loginPrompt.choose()
  }

  return {
    texts,
    title,
    subtitle: props.subtitle ?? input.info?.subtitle ?? '',
    href: input.info?.href ?? null,
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
    resumesAtMs,
    fileProblem: files.problem,
    allowance: useHoldAllowance(readOnly ? null : client),
    rootRef,
    textRef,
    onAction: () => void (isEdited ? generate() : track?.toggle()),
    onRetry: () => void (stage.problem === null ? generate() : track?.play()),
    onTextChange: store.setText,
    onRestore: store.restore,
    onWordAt: (offset, plays) => void goToWord(offset, plays),
    onRateChange: setRate,
    onVisualizerChange: setVisualizer,
    onCaptionsChange: (hasCaptions) => setCaptions(hasCaptions ? 'on' : 'off'),
    onDownload: files.save,
    onStartOver: () => track?.seek(0),
    onLogin: login,
  }
}

/** What the store is told, the same object until something of it changes. */
function usePlayerInput(props: VoicePlayerProps, readOnly: boolean): PlayerInput {
  const { voice, snippet, sampleText, accountLevel, href } = props
  const newText = readOnly ? null : props.newText
  const ownSound = useOwnSound(props)
  const title = props.title ?? voice?.voice_name
  const subtitle = props.subtitle ?? (voice && providerName(voice.voice_service))
  const gender = props.gender ?? genderOf(voice)
  return useMemo(() => {
    const page = href ?? (voice && voicePath(voice))
    const info = title === undefined ? undefined : { title, subtitle, gender, href: page }
    return { voice, ownSound, info, snippet, sampleText, newText, accountLevel }
  }, [voice, ownSound, title, subtitle, gender, href, snippet, sampleText, newText, accountLevel])
}

const genderOf = (voice: Voice | undefined): Gender | undefined => voice?.voice_gender

import type { TraitName, VoiceListing, VoicePath } from '@voice-rankings/contract'
import { PAGE_SIZE, textLimit } from '@voice-rankings/contract'
import type { TrackStatus } from '@voice-rankings/playback'
import { useEffect, useRef, useState } from 'react'
import type { RefObject } from 'react'
import { askAllowance, useSample } from '../../player/index.ts'
import { useMessages, useProfile, useRuntime } from '../../runtime/index.ts'
import { voicesMessages, type VoicesMessages } from '../messages.ts'
import type { SentenceStore } from '../sentence/sentenceStore.ts'
import { useSentenceSound, type SentenceSound } from '../sentence/useSentenceSound.ts'
import { useSharedSentence } from '../sentence/useSharedSentence.ts'
import { loadSpeakers, nativesOf, type Speakers } from './loadSpeakers.ts'
import { nearestVoice } from './nearestVoice.ts'

/** Language that a visitor may choose. */
export interface StageLanguage {
  /** BCP 47, without a region. */
  readonly code: string
  /** Name in the language itself. */
  readonly name: string
}

export interface SentenceStageOptions {
  /** Result of `loadSpeakers` with at least one voice, for example from server rendering. */
  speakers: Speakers
  /** Languages to choose from, the most important first. */
  languages: readonly StageLanguage[]
}

/** State and actions of a stage on which voices speak a sentence. */
export interface SentenceStageModel {
  readonly texts: VoicesMessages
  /** Sentence as spoken by any voice. */
  readonly store: SentenceStore
  readonly speakers: Speakers
  readonly languages: readonly StageLanguage[]
  /** Voice on the stage. */
  readonly voice: VoiceListing
  readonly sound: SentenceSound
  /** Status of what the voice says: the sentence, or its sample after a failure. */
  readonly status: TrackStatus
  readonly text: string
  /** True if the visitor has changed the text. */
  readonly isTouched: boolean
  readonly limit: number
  /** True while other voices are loaded. */
  readonly isLoading: boolean
  /** Tries again what failed; null if nothing did. */
  readonly onRetryLoad: (() => void) | null
  readonly textRef: RefObject<HTMLTextAreaElement | null>
  onTextChange(text: string): void
  onTextFocus(): void
  /** Selects the whole text. */
  onWrite(): void
  /** Plays or pauses the voice on the stage. */
  onPlay(): void
  /** Lets the voice speak the text anew after a failure. */
  onRetry(): void
  /** Brings a voice to the stage, which speaks at once. */
  onVoice(voice: VoiceListing): void
  /** Like `onVoice`, for a voice of which the path is known; plays or pauses it if it is on the stage. */
  onVoicePath(voice: VoicePath & Pick<VoiceListing, 'voice_id'>): void
  /** Brings a voice of a language to the stage, with a text of that language unless the visitor has written one. */
  onLanguage(code: string): void
  /** Brings the nearest voice with a trait to the stage, which speaks at once. */
  onTrait(trait: TraitName): void
  /** Brings any voice of the language to the stage, which speaks at once. */
  onSurprise(): void
}

/**
 * Headless stage: a voice speaks a sentence, and others of the same language are tried on it.
 *
 * @example
 * const model = useSentenceStage({ speakers, languages: [{ code: 'en', name: 'English' }] })
 */
export function useSentenceStage({ speakers: first, languages }: SentenceStageOptions): SentenceStageModel {
  const runtime = useRuntime()
  const { client } = runtime
  const texts = useMessages('voices', voicesMessages)
  const store = useSharedSentence()
  const [speakers, setSpeakers] = useState(first)
  const [voice, setVoice] = useState(() => firstOf(first))
  const [own, setOwn] = useState<string | null>(null)
  const textRef = useRef<HTMLTextAreaElement>(null)
  const loading = useLoading()
  const sound = useSentenceSound(store, voice)
  const sample = useSample(voice)
  const hasFailed = sound.take?.status === 'failed'
  const status = hasFailed ? sample.status : sound.status
  const text = own ?? speakers.text
  const sentence = text.trim()
  useEffect(() => store.setText(sentence), [store, sentence])

  async function speak(speaking: VoiceListing): Promise<void> {
    // The text may have changed with the voice.
    store.setText(sentenceNow.current)
    if (sentenceNow.current === '') return
    await store.toggle(speaking)
  }
  const sentenceNow = useRef(sentence)
  useEffect(() => {
    sentenceNow.current = sentence
  })

  // An engine that does not answer leaves the voice with its sample.
  const { track: sampleTrack } = sample
  useEffect(() => {
    if (hasFailed) void sampleTrack?.play()
  }, [hasFailed, sampleTrack])

  function onVoice(next: VoiceListing): void {
    setVoice(next)
    void speak(next)
  }

  function onPlay(): void {
    if (hasFailed && sample.isPlaying) sample.toggle()
    else void speak(voice)
  }

  async function pick(query: { traits?: string; page?: number; limit: number }): Promise<readonly VoiceListing[]> {
    const { voices } = await client.voices.search({ languageCode: speakers.languageCode, ...query })
    return nativesOf(voices, speakers.languageCode)
  }

  return {
    texts,
    store,
    speakers,
    languages,
    voice,
    sound,
    status,
    text,
    isTouched: own !== null,
    limit: textLimit(useProfile()?.account_level),
    isLoading: loading.isLoading,
    onRetryLoad: loading.onRetry,
    textRef,
    onTextChange(next) {
      if (sound.isPlaying) sound.track?.pause()
      setOwn(next)
    },
    onTextFocus: () => askAllowance(runtime),
    onWrite() {
      textRef.current?.focus()
      textRef.current?.select()
    },
    onPlay,
    onRetry: () => void speak(voice),
    onVoice,
    onVoicePath: ({ voice_id, voice_service, voice_gender, voice_speaker_id }) =>
      voice_id === voice.voice_id
        ? onPlay()
        : void loading.run(async () => {
            const found = await client.voices.get({ voice_service, voice_gender, voice_speaker_id })
            return () => onVoice(found.voice)
          }),
    onLanguage: (code) =>
      void loading.run(async () => {
        const next = await loadSpeakers(client, code)
        return () => {
          const [speaker] = next.voices
          if (!speaker) return
          setSpeakers(next)
          if (own === null) sentenceNow.current = next.text.trim()
          onVoice(speaker)
        }
      }),
    onTrait: (trait) =>
      void loading.run(async () => {
        const nearest = nearestVoice(voice, await pick({ traits: trait, limit: PAGE_SIZE.max }))
        return () => nearest && onVoice(nearest)
      }),
    onSurprise: () =>
      void loading.run(async () => {
        const page = 1 + Math.floor(Math.random() * speakers.total)
        const [any] = await pick({ page, limit: 1 })
        return () => any && onVoice(any)
      }),
  }
}

function firstOf({ voices }: Speakers): VoiceListing {
  const [voice] = voices
  if (!voice) throw new Error('A stage needs a voice. Render something else while there is none.')
  return voice
}

/** The last of several loads, which is the only one to take effect. */
function useLoading() {
  const [state, setState] = useState<'idle' | 'loading' | (() => void)>('idle')
  const last = useRef(0)
  useEffect(
    () => () => {
      last.current += 1
    },
    [],
  )
  async function run(load: () => Promise<() => void>): Promise<void> {
    const turn = (last.current += 1)
    setState('loading')
    try {
      const apply = await load()
      if (turn !== last.current) return
      setState('idle')
      apply()
    } catch (error) {
      if (turn !== last.current) return
      console.error('Other voices could not be loaded:', error)
      const retry = () => void run(load)
      setState(() => retry)
    }
  }
  return { run, isLoading: state === 'loading', onRetry: typeof state === 'function' ? state : null }
}

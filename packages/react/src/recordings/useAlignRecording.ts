import { embedCode, LANGUAGE_CODES, RECORDING_LIMITS } from '@voice-rankings/contract'
import type { KnownGender } from '@voice-rankings/contract'
import type { Track } from '@voice-rankings/playback'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { saveFile } from '../files/saveFile.ts'
import { lazyModule } from '../loading/lazyModule.ts'
import { RECORDING_TEXT_KEY } from '../runtime/preferences.ts'
import { useMessages, usePreference, useRuntime } from '../runtime/index.ts'
import { embedOrigin } from '../share/index.ts'
import { useLanguageChoice } from '../textLanguage/useLanguageChoice.ts'
import { useCopy } from '../ui/useCopy.ts'
import type { CopyState } from '../ui/useCopy.ts'
import type { SelectOption } from '../ui/index.ts'
import { recordingsMessages } from './messages.ts'
import type { RecordingsMessages } from './messages.ts'
import { openFile } from './openFile.ts'
import { recordingFile, recordingFileName, recordingMarkup } from './recordingFiles.ts'
import type { RecordingFile } from './recordingFiles.ts'
import { createRecordingStore } from './recordingStore.ts'
import type { RecordingState } from './recordingStore.ts'

export interface AlignRecordingOptions {
  /** Languages offered for the text, BCP 47. Default: those of the interface. */
  languageCodes?: readonly string[]
  /** Page of the form: `NowPlaying` of this page does not repeat its player. Default: none. */
  href?: string
}

/** State and actions of the word times of a recording. */
export interface AlignRecordingModel extends RecordingState {
  readonly texts: RecordingsMessages
  readonly text: string
  /** Maximum number of characters of the text. */
  readonly limit: number
  /** Number of characters above the limit. */
  readonly excess: number
  readonly languageCode: string
  readonly languages: readonly SelectOption[]
  /** Gender of the speaker; `none` if not stated. */
  readonly gender: KnownGender | 'none'
  /** What is missing before the word times can be found; null for nothing. */
  readonly missing: 'file' | 'text' | null
  /** Page of the form; undefined if not stated. */
  readonly href: string | undefined
  /** HTML of the player; null before there is a result. */
  readonly code: string | null
  readonly copied: CopyState
  onChoose(file: File): void
  onTextChange(text: string): void
  onLanguageChange(languageCode: string): void
  onGenderChange(gender: KnownGender | 'none'): void
  /** Finds the word times. Does nothing while something is missing or the text is too long. */
  onAlign(): void
  /** Cancels the request, or leaves the result, and shows the form with the file and the text. */
  onEdit(): void
  /** Removes the file, the text and the result. */
  onStartOver(): void
  /** Downloads a file of the result. */
  onSave(file: RecordingFile): void
  onCopy(): void
  /** The player of the result has a track. */
  onTrack(track: Track | null): void
  /** Plays the result from a position in milliseconds. */
  onPlayFrom(timeMs: number): void
}

const parseText = (stored: string | null): string => stored ?? ''

const wavModule = lazyModule(() => import('./convertToWav.ts'))

/**
 * Headless form for the word times of a recording. The text is kept in the visitor's browser until it is cleared.
 *
 * @example
 * const { text, onChoose, onTextChange, onAlign, timing } = useAlignRecording({ languageCodes: ['en', 'de'] })
 */
export function useAlignRecording(options: AlignRecordingOptions): AlignRecordingModel {
  const { languageCodes = LANGUAGE_CODES, href } = options
  const { client } = useRuntime()
  const texts = useMessages('recordings', recordingsMessages)
  const store = useMemo(
    () =>
      createRecordingStore({
        client,
        open: (audio) => openFile(audio, new Audio()),
        convert: async (audio) => (await wavModule.load()).convertToWav(audio),
      }),
    [client],
  )
  useEffect(() => store.reset, [store])
  const state = useStore(store)
  const [text, onTextChange] = usePreference(RECORDING_TEXT_KEY, parseText)
  const { languageCode, languages, onLanguageChange } = useLanguageChoice(languageCodes, text)
  const [gender, onGenderChange] = useState<KnownGender | 'none'>('none')
  const [copied, copy] = useCopy()
  const track = useRef<Track | null>(null)

  const recording = state.timing.status === 'ready' ? state.timing.recording : null
  const code = useMemo(
    () => recording && embedCode(embedOrigin(client), recordingMarkup(recording)),
    [client, recording],
  )
  const excess = Math.max(0, text.length - RECORDING_LIMITS.text)
  const missing = state.file.status !== 'ready' ? 'file' : text.trim() === '' ? 'text' : null

  return {
    ...state,
    texts,
    text,
    limit: RECORDING_LIMITS.text,
    excess,
    languageCode,
    languages,
    gender,
    missing,
    href,
    code,
    copied,
    onChoose: (file) => void store.choose(file),
    onTextChange,
    onLanguageChange,
    onGenderChange,
    onAlign() {
      if (missing || excess > 0) return
      void store.align({ text, languageCode, gender: gender === 'none' ? undefined : gender })
    },
    onEdit: store.edit,
    onStartOver() {
      store.reset()
      onTextChange('')
    },
    onSave(file) {
      if (recording) saveFile(recordingFile(recording, file), recordingFileName(recording.file.audio.name, file))
    },
    onCopy: () => code !== null && copy(code),
    onTrack: useCallback((next) => void (track.current = next), []),
    onPlayFrom(timeMs) {
      track.current?.seek(timeMs)
      void track.current?.play()
    },
  }
}

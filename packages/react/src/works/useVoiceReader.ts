import type { Work } from '@voice-rankings/contract'
import { parseRate, RATE_KEY } from '@voice-rankings/playback'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { useStore } from 'zustand'
import { useMessages, usePreference, useProfile, useRuntime } from '../runtime/index.ts'
import { withAccess } from '../requests/withAccess.ts'
import { worksMessages } from './messages.ts'
import type { WorksMessages } from './messages.ts'
import { createReaderStore } from './readerStore.ts'
import type { OpenWork, ReaderSource, ReaderState, WorkChange } from './readerStore.ts'
import { useExport } from './files/index.ts'
import type { ExportModel, WriteFile } from './files/index.ts'
import { useMediaSession } from './useMediaSession.ts'
import type { AnnouncedSound } from './useMediaSession.ts'
import { useReading } from './useReading.ts'
import type { Reading } from './useReading.ts'
import { useSleepTimer } from './useSleepTimer.ts'
import type { SleepTimer } from './useSleepTimer.ts'

export interface VoiceReaderOptions {
  /** Id of a long text: see `client.works`. */
  workId: string
  /** Known text, for example loaded by a server; else it is loaded. */
  initial?: Work | undefined
  /** Token of a share link, for somebody who opened it: see `client.shares`. Default: none. */
  access?: string | undefined
  /** Begins to read when the text is there, for example after a press of a button. Default false. */
  autoPlay?: boolean | undefined
}

/** A text that is open, and the actions on it. */
export interface OpenReader extends OpenWork, Reading {
  readonly rate: number
  readonly sleep: SleepTimer
  readonly download: ExportModel<number>
  onRateChange(rate: number): void
  /** Changes the text of a paragraph, or voices; resolves to true if it is saved. */
  onChange(change: WorkChange): Promise<boolean>
  onSpeakAll(): void
  /** Takes over changed pronunciations. They are also told by the realtime socket. */
  onLexiconChange(): void
  onCancel(): void
}

/** State and actions of a reader; `reader` is null until the text is there. */
export interface VoiceReaderModel extends Omit<ReaderState, 'open'> {
  readonly texts: WorksMessages['reader'] & Pick<WorksMessages, 'voiceSearch'>
  readonly reader: OpenReader | null
  /** True for a user who is logged in. */
  readonly isUser: boolean
  /** True for somebody who opened the text by a share link, without which it may be private. */
  readonly isByLink: boolean
  onRetry(): void
  onDismiss(): void
}

/**
 * Headless reader of a long text.
 *
 * @example
 * const { reader } = useVoiceReader({ workId: 'k3Vd82mQxT1rWb0s' })
 * const title = reader?.section.title
 */
export function useVoiceReader({ workId, initial, access, autoPlay }: VoiceReaderOptions): VoiceReaderModel {
  return useReader({ workId, initial, access, autoPlay })
}

/** Reader of a work, or of a text from another source, which has to stay the same object. */
export function useReader({
  workId,
  initial,
  access,
  source,
  autoPlay = false,
}: VoiceReaderOptions & { source?: ReaderSource }): VoiceReaderModel {
  const { client: given, playback } = useRuntime()
  const client = useMemo(() => withAccess(given, access), [given, access])
  const { reader: ofReader, voiceSearch } = useMessages('works', worksMessages)
  const texts = { ...ofReader, voiceSearch }
  const [kept, keep] = usePreference(RATE_KEY, parseRate)
  const rate = Number(kept)
  // The speed changes the sequence below; the store keeps the one it began with.
  const [beginRate] = useState(rate)
  const store = useMemo(
    () => createReaderStore({ client, playback, workId, initial, source, rate: beginRate }),
    [client, playback, workId, initial, source, beginRate],
  )
  useEffect(() => {
    store.start()
    window.addEventListener('pagehide', store.save)
    return () => {
      window.removeEventListener('pagehide', store.save)
      store.stop()
    }
  }, [store])
  const { open, ...state } = useStore(store)
  const isOpen = open !== null
  useEffect(() => {
    if (autoPlay && isOpen) void store.getState().open?.sequence.play()
  }, [autoPlay, isOpen, store])
  const reading = useReading(open, state.heard)
  const sleep = useSleepTimer(open?.sequence ?? null, reading)
  useMediaSession(open && reading && announced(open, reading))
  const write = useCallback<WriteFile<number>>(
    ({ format, part }, options) =>
      client.works.export({ work_id: workId, format, ...(part !== null && { section_index: part }) }, options),
    [client, workId],
  )
  const download = useExport(write, store.refresh)
  useEffect(() => open?.sequence.adjust({ rate }), [open?.sequence, rate])
  const isUser = useProfile() !== null

  return {
    ...state,
    texts,
    isUser,
    isByLink: access !== undefined,
    reader: open &&
      reading && {
        ...open,
        ...reading,
        rate,
        sleep,
        download,
        onRateChange: (chosen) => keep(parseRate(String(chosen))),
        onChange: store.change,
        onLexiconChange: store.refresh,
        onSpeakAll: () => void store.speakAll(),
        onCancel: () => void store.cancel(),
      },
    onRetry: () => void store.load(),
    onDismiss: store.dismiss,
  }
}

/** Section, work and voice for the lock screen, whose buttons move by sections. */
function announced({ work }: OpenWork, { section, sound, onToggle, onSection }: Reading): AnnouncedSound {
  return {
    title: section.title ?? work.work_title,
    album: work.work_title,
    artist: work.work_voice.voice_name,
    isPlaying: sound.status === 'playing' || sound.status === 'pausing',
    onToggle,
    onTrack: (by) => onSection(section.section + by),
  }
}

import { OFFERED_FORMATS, sampleKey, snippetKey } from '@voice-rankings/contract'
import type { OutputFormat, SpokenSnippet, Voice } from '@voice-rankings/contract'
import { systemClock } from '@voice-rankings/sdk'
import { useEffect, useMemo } from 'react'
import { useStore } from 'zustand'
import { useMessages, useOwnerChange, useRuntime } from '../runtime/index.ts'
import { saveFile } from '../files/saveFile.ts'
import { createDownloadStore } from './downloadStore.ts'
import type { DownloadFile, DownloadWork } from './downloadStore.ts'
import { pageFileName, playerFileName } from './fileNames.ts'
import type { NamedVoice } from './fileNames.ts'
import { downloadsMessages } from './messages.ts'

export interface DownloadOptions {
  voice: NamedVoice & Pick<Voice, 'voice_sample_url'>
  /** Snippet to save, or the voice's sample without one. */
  snippet?: Pick<SpokenSnippet, 'voice_snippet_id' | 'voice_snippet_audio_url' | 'voice_snippet_forbids'> | null
  /** `page` names the file by speaker, provider and time, `player` by the voice's name and language. Default `page`. */
  naming?: 'page' | 'player'
  /** The server's bucket, if not `DEFAULT_BUCKET`. */
  bucket?: string
}

export interface DownloadModel {
  /** True if there is audio to save, and its owner allows it. */
  readonly hasAudio: boolean
  readonly open: boolean
  readonly work: DownloadWork
  readonly formats: readonly OutputFormat[]
  onOpenChange(open: boolean): void
  onDownload(): void
  onConvert(format: OutputFormat): void
}

/**
 * Headless download of a voice's audio, as mp3 or converted.
 *
 * @example
 * const download = useDownload({ voice, snippet })
 */
export function useDownload({ voice, snippet, naming = 'page', bucket }: DownloadOptions): DownloadModel {
  const { client } = useRuntime()
  const texts = useMessages('downloads', downloadsMessages)
  const store = useMemo(
    () => createDownloadStore({ client, clock: systemClock, save: saveFile, texts, bucket }),
    [client, texts, bucket],
  )
  useEffect(() => store.stop, [store])
  useOwnerChange(store.stop)
  const state = useStore(store)
  const file = fileOf(voice, snippet, naming)
  return {
    hasAudio: file !== null,
    ...state,
    formats: OFFERED_FORMATS,
    onOpenChange: store.setOpen,
    onDownload: () => void (file && store.download(file)),
    onConvert: (format) => void (file && store.convert(file, format)),
  }
}

function fileOf(
  voice: DownloadOptions['voice'],
  snippet: DownloadOptions['snippet'],
  naming: 'page' | 'player',
): DownloadFile | null {
  const audio = snippet ? snippet.voice_snippet_audio_url : voice.voice_sample_url
  if (audio === null || snippet?.voice_snippet_forbids?.includes('download')) return null
  const key = snippet ? snippetKey(snippet.voice_snippet_id) : sampleKey(voice.voice_service, voice.voice_speaker_id)
  const nameAs = (extension: string) =>
    naming === 'page' ? pageFileName(voice, new Date(), extension) : playerFileName(voice, extension)
  return { audio, key, nameAs }
}

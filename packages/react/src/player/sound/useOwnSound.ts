import type { SpeechMark } from '@voice-rankings/contract'
import { useEffect, useMemo, useState } from 'react'
import type { Spoken } from '../playerState.ts'
import type { VoicePlayerProps } from '../VoicePlayerProps.ts'

/** What says which sound of its own a host has. */
export type OwnSoundProps = Pick<VoicePlayerProps, 'src' | 'media' | 'stopsMedia' | 'marks' | 'peaks' | 'text'>

type Read<T> = (url: string, signal: AbortSignal) => Promise<readonly T[]>

const readMarks: Read<SpeechMark> = async (url, signal) => (await import('./soundFiles.ts')).readMarks(url, signal)
const readPeaks: Read<number> = async (url, signal) => (await import('./soundFiles.ts')).readPeaks(url, signal)

/** The sound the host brought along, with its words and waveform as far as they have been loaded; null without one. */
export function useOwnSound({ src, media, stopsMedia, marks, peaks, text }: OwnSoundProps): Spoken | null {
  const words = useFile(marks, readMarks)
  const waveform = useFile(peaks, readPeaks)
  return useMemo(() => {
    if (!media && !src) return null
    return {
      text: text ?? words.map(({ word }) => word).join(' '),
      audio: media ? { media, stopsAtRelease: stopsMedia ?? false } : { url: src ?? '' },
      marks: words,
      peaks: waveform,
      durationMs: null,
    }
  }, [src, media, stopsMedia, text, words, waveform])
}

const NONE: readonly never[] = []

/** A list that was given, or the one its file holds; empty until it was read, and when it cannot be. */
function useFile<T>(given: readonly T[] | string | undefined, read: Read<T>): readonly T[] {
  const [loaded, setLoaded] = useState<{ url: string; items: readonly T[] } | null>(null)
  useEffect(() => {
    if (typeof given !== 'string') return
    const request = new AbortController()
    read(given, request.signal)
      .then((items) => !request.signal.aborted && setLoaded({ url: given, items }))
      .catch((error: unknown) => !request.signal.aborted && console.error('The player goes without it:', error))
    return () => request.abort()
  }, [given, read])
  if (typeof given !== 'string') return given ?? NONE
  return loaded?.url === given ? loaded.items : NONE
}

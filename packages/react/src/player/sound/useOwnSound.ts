import { useEffect, useMemo, useState } from 'react'
import { useLazyModule } from '../../loading/useLazyModule.ts'
import { lazyModule } from '../../loading/lazyModule.ts'
import type { Spoken } from '../playerState.ts'
import type { VoicePlayerProps } from '../VoicePlayerProps.ts'

/** Props that define the host's own sound. */
export type OwnSoundProps = Pick<VoicePlayerProps, 'src' | 'media' | 'stopsMedia' | 'marks' | 'peaks' | 'text'>

type Read<T> = (url: string, signal: AbortSignal) => Promise<readonly T[]>

const filesModule = lazyModule(() => import('./soundFiles.ts'))

/** The host's own sound, with its words and waveform once loaded; null without one. */
export function useOwnSound({ src, media, stopsMedia, marks, peaks, text }: OwnSoundProps): Spoken | null {
  const files = useLazyModule(
    filesModule,
    [marks, peaks].some((given) => typeof given === 'string'),
  )
  const words = useFile(marks, files?.readMarks)
  const waveform = useFile(peaks, files?.readPeaks)
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
function useFile<T>(given: readonly T[] | string | undefined, read: Read<T> | undefined): readonly T[] {
  const [loaded, setLoaded] = useState<{ url: string; items: readonly T[] } | null>(null)
  useEffect(() => {
    if (typeof given !== 'string' || !read) return
    const request = new AbortController()
    read(given, request.signal)
      .then((items) => !request.signal.aborted && setLoaded({ url: given, items }))
      .catch((error: unknown) => !request.signal.aborted && console.error('The player goes without it:', error))
    return () => request.abort()
  }, [given, read])
  if (typeof given !== 'string') return given ?? NONE
  return loaded?.url === given ? loaded.items : NONE
}

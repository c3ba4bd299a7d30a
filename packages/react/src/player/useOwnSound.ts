import type { SpeechMark } from '@voice-rankings/contract'
import { loadText, parsePeaks } from '@voice-rankings/playback'
import { useEffect, useMemo, useState } from 'react'
import type { Spoken } from './playerState.ts'
import type { VoicePlayerProps } from './VoicePlayerProps.ts'

type OwnSoundProps = Pick<VoicePlayerProps, 'src' | 'media' | 'stopsMedia' | 'marks' | 'peaks' | 'text'>

// A chunk of its own: only who gives the address of a file needs to read one.
async function parseMarksFile(file: string): Promise<readonly SpeechMark[]> {
  const { parseMarks } = await import('@voice-rankings/playback/captions')
  return parseMarks(file)
}

/** The sound the host brought along, with its words and waveform as far as they have been loaded; null without one. */
export function useOwnSound({ src, media, stopsMedia, marks, peaks, text }: OwnSoundProps): Spoken | null {
  const words = useFile(marks, parseMarksFile)
  const waveform = useFile(peaks, parsePeaks)
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
function useFile<T>(
  given: readonly T[] | string | undefined,
  parse: (file: string) => readonly T[] | Promise<readonly T[]>,
): readonly T[] {
  const [loaded, setLoaded] = useState<{ url: string; items: readonly T[] } | null>(null)
  useEffect(() => {
    if (typeof given !== 'string') return
    const request = new AbortController()
    loadText(given, request.signal)
      .then(parse)
      .then((items) => !request.signal.aborted && setLoaded({ url: given, items }))
      .catch((error: unknown) => !request.signal.aborted && console.error('The player goes without it:', error))
    return () => request.abort()
  }, [given, parse])
  if (typeof given !== 'string') return given ?? NONE
  return loaded?.url === given ? loaded.items : NONE
}

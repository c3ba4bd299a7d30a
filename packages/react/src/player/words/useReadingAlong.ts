import type { Track } from '@voice-rankings/playback'
import { useChunk } from '../useChunk.ts'
import { useHeard } from '../sound/useHeard.ts'

export const loadReadingAlong = () => import('./readingAlong.ts')

/** What lights up words: null until the sound first moves, or with `atRest` until there is one, and it has been loaded. */
export function useReadingAlong(track: Track | null, atRest = false) {
  const isHeard = useHeard(track)
  return useChunk(
    loadReadingAlong,
    track !== null && (atRest || isHeard),
    'No words light up: they could not be loaded.',
  )
}

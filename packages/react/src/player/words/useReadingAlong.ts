import type { Track } from '@voice-rankings/playback'
import { lazyModule } from '../../loading/lazyModule.ts'
import { useLazyModule } from '../../loading/useLazyModule.ts'
import { useHeard } from '../sound/useTrack.ts'

export const readingAlong = lazyModule(() => import('./readingAlong.ts'))

/** Highlighting code: null until playback first starts (or with `atRest`, until there is a track) and it has loaded. */
export function useReadingAlong(track: Track | null, atRest = false) {
  const isHeard = useHeard(track)
  return useLazyModule(readingAlong, track !== null && (atRest || isHeard))
}

import type { Track } from '@voice-rankings/playback'
import { useSyncExternalStore } from 'react'
import { useChunk } from './useChunk.ts'

export const loadReadingAlong = () => import('./readingAlong.ts')
const never = () => () => {}

/** What lights up words: null until the sound first moves, or with `atRest` until there is one, and it has been loaded. */
export function useReadingAlong(track: Track | null, atRest = false) {
  const hasMoved = useSyncExternalStore(
    track?.subscribe ?? never,
    () => isMoved(track),
    () => false,
  )
  return useChunk(
    loadReadingAlong,
    track !== null && (atRest || hasMoved),
    'No words light up: they could not be loaded.',
  )
}

function isMoved(track: Track | null): boolean {
  const { status, positionMs } = track?.getSnapshot() ?? { status: 'idle', positionMs: 0 }
  return status !== 'idle' || positionMs > 0
}

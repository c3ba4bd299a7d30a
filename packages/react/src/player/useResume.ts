import type { Track, TrackState } from '@voice-rankings/playback'
import { useEffect } from 'react'
import { useRuntime } from '../runtime/index.ts'
import { useChunk } from './useChunk.ts'

const loadResuming = () => import('./resumeTrack.ts')

/** Leads a sound back to where it was left and keeps where it is left next; gives the place while it waits there. */
export function useResume(track: Track | null, sound: TrackState | null, isWanted: boolean): number | null {
  const { preferences } = useRuntime()
  const resuming = useChunk(loadResuming, isWanted, 'No sound goes on where it was left: its place is not known.')
  useEffect(
    () => (track && isWanted ? resuming?.resumeTrack(track, preferences) : undefined),
    [track, isWanted, resuming, preferences],
  )
  return isWanted && sound?.status === 'idle' && sound.positionMs > 0 ? sound.positionMs : null
}

import type { Track, TrackState } from '@voice-rankings/playback'
import { useEffect, useMemo } from 'react'
import { useRuntime } from '../runtime/index.ts'
import { useChunk } from './useChunk.ts'

const loadPositions = () => import('./resumePositions.ts')

/** Leads a sound back to where it was left and keeps where it is left next; gives the place while it waits there. */
export function useResume(track: Track | null, sound: TrackState | null, isWanted: boolean): number | null {
  const { preferences } = useRuntime()
  const chunk = useChunk(
    loadPositions,
    isWanted,
    'No sound goes on where it was left: the place could not be looked up.',
  )
  const positions = useMemo(() => chunk?.createPositions(preferences), [chunk, preferences])
  useEffect(() => {
    if (!track || !isWanted || !positions) return
    const { status, positionMs } = track.getSnapshot()
    const leftAtMs = status === 'idle' && positionMs === 0 ? positions.read(track.source) : null
    if (leftAtMs !== null) track.seek(leftAtMs)
    return positions.follow(track)
  }, [track, isWanted, positions])
  return isWanted && sound?.status === 'idle' && sound.positionMs > 0 ? sound.positionMs : null
}

import { useEffect } from 'react'
import { usePlayerRuntime } from '../../runtime/index.ts'
import { useChunk } from '../useChunk.ts'
import type { Stage } from '../VoicePlayerModel.ts'

const loadResuming = () => import('./resumeTrack.ts')

/** Leads a sound back to where it was left and keeps where it is left next; gives the place while it waits there. */
export function useResume({ track, status }: Stage, isWanted: boolean): number | null {
  const { preferences } = usePlayerRuntime()
  const resuming = useChunk(loadResuming, isWanted, 'No sound goes on where it was left: its place is not known.')
  useEffect(
    () => (track && isWanted ? resuming?.resumeTrack(track, preferences) : undefined),
    [track, isWanted, resuming, preferences],
  )
  const positionMs = track?.getState().positionMs ?? 0
  return isWanted && status === 'idle' && positionMs > 0 ? positionMs : null
}

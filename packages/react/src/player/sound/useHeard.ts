import type { Track } from '@voice-rankings/playback'
import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Whether a track has been played, or moved, since it was there. */
export function useHeard(track: Track | null): boolean {
  return useSyncExternalStore(
    track?.subscribe ?? never,
    () => isHeard(track),
    () => false,
  )
}

function isHeard(track: Track | null): boolean {
  const { status, positionMs } = track?.getState() ?? { status: 'idle', positionMs: 0 }
  return status !== 'idle' || positionMs > 0
}

// A chunk of its own: few pages lead their visitors back to where they were.
import type { PositionStorage, Track } from '@voice-rankings/playback'
import { createPositions } from '@voice-rankings/playback'

/** Goes to where a sound that is untouched was left, and keeps where it is left next until the returned function is called. */
export function resumeTrack(track: Track, storage: PositionStorage): () => void {
  const positions = createPositions(storage)
  const { status, positionMs } = track.getState()
  const leftAtMs = status === 'idle' && positionMs === 0 ? positions.read(track.source) : null
  if (leftAtMs !== null) track.seek(leftAtMs)
  return positions.follow(track)
}

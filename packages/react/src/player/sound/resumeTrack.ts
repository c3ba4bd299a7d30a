// A chunk of its own: few pages lead their visitors back to where they were.
import type { PositionStorage, Track } from '@voice-rankings/playback'
import { createPositions } from '@voice-rankings/playback'

/** Goes to where a sound was left, and keeps where it is left next until the returned function is called. */
export const resumeTrack = (track: Track, storage: PositionStorage): (() => void) =>
  createPositions(storage).resume(track)

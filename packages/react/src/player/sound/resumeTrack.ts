// Separate chunk: few pages resume sounds.
import type { PositionStorage, Track } from '@voice-rankings/playback'
import { createPositions } from '@voice-rankings/playback'

/** Resumes a sound at its stored position and stores the position until the returned function is called. */
export const resumeTrack = (track: Track, storage: PositionStorage): (() => void) =>
  createPositions(storage).resume(track)

import { createPositions } from '@voice-rankings/playback'
import type { Track } from '@voice-rankings/playback'
import { store, readStored } from './safeStorage.ts'

/** Resumes a sound at its stored position and stores the position from now on. The returned function stops it. */
export const resumeSound = (track: Track): (() => void) =>
  createPositions({ read: readStored, write: store }).resume(track)

import { createPositions } from '@voice-rankings/playback'
import type { Track } from '@voice-rankings/playback'
import { store, readStored } from './safeStorage.ts'

/** Has a sound go on where the visitor left it, and keeps where it is left from now on. The returned function ends it. */
export const resumeSound = (track: Track): (() => void) =>
  createPositions({ read: readStored, write: store }).resume(track)

import { createPositions } from '@voice-rankings/playback'
import type { Track } from '@voice-rankings/playback'
import { keep, readKept } from './kept.ts'

/** Has a sound go on where the visitor left it, and keeps where it is left from now on. The returned function ends it. */
export function resumeSound(track: Track): () => void {
  const positions = createPositions({ read: readKept, write: keep })
  const left = positions.read({ url: track.media().src })
  if (left !== null && track.currentTimeMs < left) track.seek(left)
  return positions.follow(track)
}

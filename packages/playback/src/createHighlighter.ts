import type { SpeechMark } from '@voice-rankings/contract'
import type { Track } from './track.ts'
import type { Frames } from './followTrack.ts'
import { followTrack } from './followTrack.ts'
import type { WordPosition } from './wordAt.ts'
import { wordAt } from './wordAt.ts'

export interface HighlighterOptions {
  track: Track
  marks: readonly SpeechMark[]
  /** Called when another word is reached, and once at the start. */
  onWord: (position: WordPosition) => void
  frames?: Frames
}

/** Tells which word is being spoken, driven by animation frames. The returned function ends it. */
export function createHighlighter({ track, marks, onWord, frames }: HighlighterOptions): () => void {
  let last: WordPosition | null = null
  return followTrack(
    track,
    (timeMs) => {
      const position = wordsHeard(track, marks, timeMs)
      if (last?.word === position.word && last.begun === position.begun) return
      last = position
      onWord(position)
    },
    frames,
  )
}

/** Before the sound is first started no word has begun, although the first may start within the tolerance of zero. */
function wordsHeard(track: Track, marks: readonly SpeechMark[], timeMs: number): WordPosition {
  const { status } = track.getSnapshot()
  if (timeMs === 0 && status !== 'playing') return { word: -1, begun: 0 }
  if (status === 'ended') return { word: -1, begun: marks.length }
  return wordAt(marks, timeMs)
}

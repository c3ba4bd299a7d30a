import type { SpeechMark } from '@voice-rankings/contract'
import type { FollowedTrack, Frames } from './followTrack.ts'
import { animationFrames, followTrack } from './followTrack.ts'
import type { WordPosition } from './wordAt.ts'
import { wordAt } from './wordAt.ts'

export interface HighlighterOptions {
  track: FollowedTrack
  marks: readonly SpeechMark[]
  /** Called when another word is reached, and once at the start. */
  onWord: (position: WordPosition) => void
  /** Scheduler of time checks. Default: every animation frame. */
  frames?: Frames
}

/**
 * Reports the word being spoken. The returned function stops it.
 *
 * @example
 * const stop = createHighlighter({ track, marks, onWord: ({ word }) => console.log(marks[word]?.word) })
 */
export function createHighlighter({ track, marks, onWord, frames = animationFrames }: HighlighterOptions): () => void {
  let last: WordPosition | undefined
  return followTrack(
    track,
    (_timeMs, heardMs) => {
      const position = wordAt(marks, heardMs)
      if (last?.word === position.word && last.begun === position.begun) return
      last = position
      onWord(position)
    },
    frames,
  )
}

import type { SpeechMark } from '@voice-rankings/contract'
import type { Frames } from './followTrack.ts'
import type { HighlightNames } from './highlights.ts'
import type { Track } from './track.ts'
import type { WordPosition } from './wordAt.ts'

export interface HighlightOptions {
  track: Track
  marks: readonly SpeechMark[]
  /** BCP 47; determines sentence boundaries. */
  languageCode?: string
  /** Names of the highlights. */
  names: HighlightNames
  /** True to let a click on a word seek before playback has started. Default false. */
  seeksAtRest?: boolean
  /** Scheduler of time checks. */
  frames: Frames
}

/** Highlights a position in the words; ends without one. */
export type ShowPosition = (position?: WordPosition) => void

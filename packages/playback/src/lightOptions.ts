import type { SpeechMark } from '@voice-rankings/contract'
import type { Frames } from './followTrack.ts'
import type { HighlightNames } from './highlights.ts'
import type { Track } from './track.ts'
import type { WordPosition } from './wordAt.ts'

export interface LightOptions {
  track: Track
  marks: readonly SpeechMark[]
  /** BCP 47; where sentences end depends on it. */
  languageCode?: string
  /** Names of the highlights that are painted. */
  names: HighlightNames
  /** Whether a click on a word goes there also while the sound was not started yet. Default false. */
  seeksAtRest?: boolean
  /** When the time is looked at. */
  frames: Frames
}

/** Shows where a sound stands in its words; without a place, it ends. */
export type ShowPosition = (position?: WordPosition) => void

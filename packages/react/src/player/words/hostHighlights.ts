import type { Gender } from '@voice-rankings/contract'
import type { HighlightNames } from '@voice-rankings/playback'

/** The host's text keeps its colours but for the word being spoken, in the voice's, and a wash over its sentence. */
export const hostHighlights = (gender: Gender | 'none'): HighlightNames => ({
  word: `voice-host-${gender}`,
  sentence: 'voice-host-sentence',
})

/** Names for `::highlight()`: words already spoken, the one being spoken, and the rest of its sentence. */
export interface HighlightNames {
  /** Left out, words already spoken keep their colour. */
  readonly past?: string
  readonly word: string
  readonly sentence: string
}

/** The names in a player's own text. */
export const HIGHLIGHTS: Required<HighlightNames> = {
  past: 'voice-past',
  word: 'voice-word',
  sentence: 'voice-sentence',
}

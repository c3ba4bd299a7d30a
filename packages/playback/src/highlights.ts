/** Names for `::highlight()`: past words, the current word, and the rest of its sentence. */
export interface HighlightNames {
  /** Without it, past words keep their colour. */
  readonly past?: string
  readonly word: string
  readonly sentence: string
}

/** Highlight names in a player's own text. */
export const HIGHLIGHTS: Required<HighlightNames> = {
  past: 'voice-past',
  word: 'voice-word',
  sentence: 'voice-sentence',
}

import type { Voiceprint } from './voiceprint.ts'

/** Compares voices on the scale of one catalogue. */
export interface Similarity {
  /** How alike two voices sound, 0-100: 100 is the same clip, 50 is as far apart as two voices of the catalogue usually are. */
  percent(a: Voiceprint, b: Voiceprint): number
}

/** Learns from the voiceprints of a catalogue which differences tell voices apart, and compares voices by them. */
export function createSimilarity(catalogue: readonly Voiceprint[]): Similarity {
  throw new Error(`Not learned yet: ${catalogue.length}`)
}

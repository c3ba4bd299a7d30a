/** A letter of a script in which one stands for a syllable or a word. */
const SYLLABLE = /[\p{scx=Hani}\p{scx=Hira}\p{scx=Kana}\p{scx=Hang}]/gu

/** Minimum length from which the language of a text is detected. */
export const MIN_LENGTH = 30

/** Number of letters of a text; a letter that stands for a syllable counts as three. */
export function lengthOf(text: string): number {
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  const syllables = text.match(SYLLABLE)?.length ?? 0
  return letters + 2 * syllables
}

/**
 * Seconds per kind of character at normal speed, measured with the local engines, which agree within 25 %: digits of a
 * number become words, digits of a long sequence are read one by one, and symbols have names.
 */
const SECONDS = { letter: 0.07, figure: 0.45, figureOfRow: 0.3, sign: 0.4 }

/** Number of digits above which every engine reads digits one by one. */
const LONGEST_NUMBER = 66

/** Estimates the duration of a text at normal speed, in seconds; above 0. */
export function spokenSeconds(text: string): number {
  let seconds = text.length * SECONDS.letter
  for (const [{ length }] of text.matchAll(/\p{Nd}+/gu)) {
    seconds += length * ((length > LONGEST_NUMBER ? SECONDS.figureOfRow : SECONDS.figure) - SECONDS.letter)
  }
  const signs = text.match(/[@#$%&*+=~^<>|\\/_]/gu)?.length ?? 0
  return Math.max(SECONDS.letter, seconds + signs * (SECONDS.sign - SECONDS.letter))
}

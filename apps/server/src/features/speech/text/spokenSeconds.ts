/**
 * Seconds that each kind of character takes at normal speed. Measured with the local engines, which agree within a quarter:
 * figures of a number become words, those of a long row are said one by one, and signs have names.
 */
const SECONDS = { letter: 0.07, figure: 0.45, figureOfRow: 0.3, sign: 0.4 }

/** A number with more figures than this is a row of figures to every engine. */
const LONGEST_NUMBER = 66

/** How long a text takes to say at normal speed, estimated before it is spoken; in seconds, above 0. */
export function spokenSeconds(text: string): number {
  let seconds = text.length * SECONDS.letter
  for (const [{ length }] of text.matchAll(/\p{Nd}+/gu)) {
    seconds += length * ((length > LONGEST_NUMBER ? SECONDS.figureOfRow : SECONDS.figure) - SECONDS.letter)
  }
  const signs = text.match(/[@#$%&*+=~^<>|\\/_]/gu)?.length ?? 0
  return Math.max(SECONDS.letter, seconds + signs * (SECONDS.sign - SECONDS.letter))
}

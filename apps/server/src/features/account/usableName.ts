import { USERNAME_MAX_LENGTH } from '@voice-rankings/contract'
import { isReserved } from './isReserved.ts'
import { readUsername } from './readUsername.ts'

/** Room for what tells a name from one that is taken. */
const LONGEST = USERNAME_MAX_LENGTH - 5

/**
 * A username made of what somebody is called elsewhere, by the rules of those who choose one here: what cannot be in it is
 * left out, and what is too long is cut. Undefined when nothing is left that nobody could mistake for another.
 */
export function usableName(called: string): string | undefined {
  const kept = called.normalize('NFC').replaceAll(/[^\p{L}\p{M}\p{N} _.-]/gu, '')
  const begun = kept.replace(/^[^\p{L}\p{N}]+/u, '')
  // Cut between characters, never inside one.
  const short = [...begun].reduce((name, letter) => (name.length + letter.length > LONGEST ? name : name + letter), '')
  try {
    const name = readUsername(short.replaceAll(/ +/g, ' '))
    return isReserved(name) ? undefined : name
  } catch {
    return undefined
  }
}

import { USERNAME_MAX_LENGTH } from '@voice-rankings/contract'
import { isReserved } from './isReserved.ts'
import { readUsername } from './readUsername.ts'

/** Leaves room for the suffix that distinguishes the name from a taken one. */
const LONGEST = USERNAME_MAX_LENGTH - 5

/**
 * Derives a valid username from an identity provider's display name: invalid characters are removed and the length is
 * limited. Undefined when no valid name remains.
 */
export function deriveUsername(called: string): string | undefined {
  const kept = called.normalize('NFC').replaceAll(/[^\p{L}\p{M}\p{N} _.-]/gu, '')
  const begun = kept.replace(/^[^\p{L}\p{N}]+/u, '')
  // Iterates over code points, so that no surrogate pair is cut.
  const short = [...begun].reduce((name, letter) => (name.length + letter.length > LONGEST ? name : name + letter), '')
  try {
    const name = readUsername(short.replaceAll(/ +/g, ' '))
    return isReserved(name) ? undefined : name
  } catch {
    return undefined
  }
}

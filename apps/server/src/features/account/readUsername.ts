import { USERNAME_MAX_LENGTH, USERNAME_MIN_LENGTH } from '@voice-rankings/contract'
import { ApiError } from '../../kernel/http/apiError.ts'
import { usernameKey } from './usernameKey.ts'

const TOO_SHORT = `Username must be at least ${USERNAME_MIN_LENGTH} characters.`
const TOO_LONG = `Username must be at most ${USERNAME_MAX_LENGTH} characters.`
const LETTERS = 'Username must begin with a letter or a digit. Spaces, dots, dashes and underscores may follow.'
const SCRIPTS = 'Username must use letters of one alphabet, so that nobody can imitate another name.'

const WRITTEN = /^[\p{L}\p{N}][\p{L}\p{M}\p{N} _.-]*$/u

/** Alphabets with look-alike letters; a name that mixes them is probably meant to deceive. */
const ALPHABETS = [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u, /\p{Script=Armenian}/u]

/** Validates and trims a username; throws an `ApiError` with a sentence for the user. */
export function readUsername(text: string): string {
  const name = text.normalize('NFC').trim()
  if (name.length < USERNAME_MIN_LENGTH) throw refused(TOO_SHORT)
  if (name.length > USERNAME_MAX_LENGTH) throw refused(TOO_LONG)
  // Some letters are invisible; a name of only those would be blank.
  const isVisible = !/\p{Default_Ignorable_Code_Point}/u.test(name) && usernameKey(name) !== ''
  if (!WRITTEN.test(name) || !isVisible) throw refused(LETTERS)
  if (ALPHABETS.filter((alphabet) => alphabet.test(name)).length > 1) throw refused(SCRIPTS)
  return name
}

function refused(message: string): ApiError {
  return new ApiError('invalid_fields', message, { issues: [{ path: 'username', message }] })
}

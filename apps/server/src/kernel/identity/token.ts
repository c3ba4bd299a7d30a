import { createHash, randomBytes } from 'node:crypto'

/** Creates an unguessable token, safe in cookies and URLs: 256 random bits in 43 characters. */
export function createToken(): string {
  return randomBytes(32).toString('base64url')
}

/** Checks the format of a token, to avoid queries for invalid ones. */
export const isToken = (text: string): boolean => /^[\w-]{43}$/.test(text)

/** Hash under which a token is stored. Tokens are random, so an unsalted hash suffices. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}

import { createHash, randomBytes } from 'node:crypto'

/** A secret that nobody can guess, safe in cookies and addresses: 256 random bits in 43 characters. */
export function createToken(): string {
  return randomBytes(32).toString('base64url')
}

/** Whether a text can be such a token; anything else is not worth a query. */
export const isToken = (text: string): boolean => /^[\w-]{43}$/.test(text)

/** What is stored of a token. It is random, so a plain hash is enough. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}

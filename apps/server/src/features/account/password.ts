import { randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto'
import { promisify } from 'node:util'

/** Shortest and longest password, in characters; the longest keeps hashing from being made to work for nothing. */
export const PASSWORD_LENGTH = { min: 8, max: 200 } as const

/** r and p of a hash. With an N of 2^15 it takes 32 MB, three times over (OWASP Password Storage, scrypt). */
const COST = { r: 8, p: 3 } as const

const BYTES = 32
const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt)

async function hash(password: string, salt: Buffer, { log2n, r, p }: { log2n: number; r: number; p: number }) {
  const N = 2 ** log2n
  // The same password typed on another system can be other code points.
  return derive(password.normalize('NFKC'), salt, BYTES, { N, r, p, maxmem: 256 * N * r })
}

/** What is stored of a password: it tells a password that is tried from the right one, and nothing else. `log2n` is its cost. */
export async function hashPassword(password: string, log2n: number): Promise<string> {
  const salt = randomBytes(16)
  const key = await hash(password, salt, { ...COST, log2n })
  return ['scrypt', log2n, COST.r, COST.p, salt.toString('base64url'), key.toString('base64url')].join('$')
}

/** Whether a password is the one that was stored. With nothing stored it takes as long as a hash of cost `log2n`, and never is. */
export async function verifyPassword(password: string, stored: string | undefined, log2n: number): Promise<boolean> {
  const [, storedLog2n, r, p, salt = '', key = ''] = (stored ?? '').split('$')
  const cost = stored === undefined ? { ...COST, log2n } : { log2n: Number(storedLog2n), r: Number(r), p: Number(p) }
  const tried = await hash(password, Buffer.from(salt, 'base64url'), cost)
  const right = Buffer.from(key, 'base64url')
  return right.length === tried.length && timingSafeEqual(right, tried)
}

import { randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto'
import { promisify } from 'node:util'

/** Password length limits, in characters; the maximum bounds the cost of hashing. */
export const PASSWORD_LENGTH = { min: 8, max: 200 } as const

/** scrypt parameters r and p. With N = 2^15 a hash takes 32 MB, three times (OWASP Password Storage, scrypt). */
const COST = { r: 8, p: 3 } as const

const BYTES = 32
const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt)

async function hash(password: string, salt: Buffer, { log2n, r, p }: { log2n: number; r: number; p: number }) {
  const N = 2 ** log2n
  // The same password typed on another system may have different code points.
  return derive(password.normalize('NFKC'), salt, BYTES, { N, r, p, maxmem: 256 * N * r })
}

/** Hashes a password for storage. `log2n` is the cost parameter. */
export async function hashPassword(password: string, log2n: number): Promise<string> {
  const salt = randomBytes(16)
  const key = await hash(password, salt, { ...COST, log2n })
  return ['scrypt', log2n, COST.r, COST.p, salt.toString('base64url'), key.toString('base64url')].join('$')
}

/**
 * Verifies a password against a stored hash. Without one it takes the same time, at cost `log2n`, and returns false.
 */
export async function verifyPassword(password: string, stored: string | undefined, log2n: number): Promise<boolean> {
  const [, storedLog2n, r, p, salt = '', key = ''] = (stored ?? '').split('$')
  const cost = stored === undefined ? { ...COST, log2n } : { log2n: Number(storedLog2n), r: Number(r), p: Number(p) }
  const tried = await hash(password, Buffer.from(salt, 'base64url'), cost)
  const right = Buffer.from(key, 'base64url')
  return right.length === tried.length && timingSafeEqual(right, tried)
}

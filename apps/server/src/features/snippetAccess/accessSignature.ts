import { createHmac, timingSafeEqual } from 'node:crypto'

/** Shortest life of an address of private audio, in ms. */
const LIFE_MS = 15 * 60_000

/** Ends of life are multiples of this, in ms, so that addresses of the same quarter of an hour are equal. */
const STEP_MS = 15 * 60_000

/** Signs and verifies the `access` parameter of addresses of private audio. */
export interface AccessSignature {
  /** Parameter with which the audio of a snippet is heard for 15 to 30 minutes. `grant` names the permission. */
  sign(id: string, grant: string): string
  /** The `grant` of a parameter; null when it is ended, of another snippet, or not made by {@link sign}. */
  read(id: string, access: string): string | null
}

/** `now` in ms since 1970. */
export function createAccessSignature(secret: string, now = () => Date.now()): AccessSignature {
  const hash = (id: string, claims: string) =>
    createHmac('sha256', secret).update(`${id}.${claims}`).digest('base64url')
  return {
    sign(id, grant) {
      const ends = (Math.ceil(now() / STEP_MS) * STEP_MS + LIFE_MS) / 1000
      const claims = `${ends}.${grant}`
      return `${claims}.${hash(id, claims)}`
    },
    read(id, access) {
      const [, claims, ends, grant, signature] = /^((\d{1,12})\.([\w-]{1,64}))\.([\w-]{43})$/.exec(access) ?? []
      if (claims === undefined || grant === undefined || signature === undefined) return null
      const isOurs = timingSafeEqual(Buffer.from(hash(id, claims)), Buffer.from(signature))
      return isOurs && Number(ends) * 1000 > now() ? grant : null
    },
  }
}

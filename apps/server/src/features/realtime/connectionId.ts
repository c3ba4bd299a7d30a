import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** Time within which a connection id can begin a login, in ms. */
export const CONNECTION_ID_LIFETIME_MS = 10 * 60_000

/** Content of a connection id. */
export interface ConnectionId {
  /** Process that holds the socket. */
  readonly node: string
  /** Origin of the page that opened the socket; null for other clients. */
  readonly origin: string | null
}

/**
 * Creates the id of a socket: its process, 128 random bits, the time, the page's origin, and a signature over all of
 * these, so that processes can verify ids without asking each other.
 */
export function createConnectionId(secret: string, { node, origin }: ConnectionId, nowMs = Date.now()): string {
  const random = randomBytes(16).toString('base64url')
  const from = Buffer.from(origin ?? '').toString('base64url')
  const signed = `${node}.${random}.${nowMs.toString(36)}.${from}`
  return `${signed}.${sign(secret, signed)}`
}

/** Verifies and parses an id of {@link createConnectionId}; null when it is expired or forged. */
export function readConnectionId(secret: string, id: string, nowMs = Date.now()): ConnectionId | null {
  const [, signed, node, time, from, signature] =
    /^(([\w-]+)\.[\w-]{22}\.([0-9a-z]+)\.([\w-]*))\.([\w-]+)$/.exec(id) ?? []
  if (signed === undefined || node === undefined || time === undefined || signature === undefined) return null
  if (!equal(sign(secret, signed), signature)) return null
  const ageMs = nowMs - Number.parseInt(time, 36)
  if (ageMs < -60_000 || ageMs > CONNECTION_ID_LIFETIME_MS) return null
  return { node, origin: Buffer.from(from ?? '', 'base64url').toString() || null }
}

function sign(secret: string, text: string): string {
  return createHmac('sha256', secret).update(`connection id ${text}`).digest('base64url')
}

function equal(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)]
  return left.length === right.length && timingSafeEqual(left, right)
}

import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** How long a connection id can begin a login, in ms. */
export const CONNECTION_ID_LIFETIME_MS = 10 * 60_000

/** What a connection id says of itself. */
export interface ConnectionId {
  /** The process that holds the socket. */
  readonly node: string
  /** Origin of the page that opened the socket; null when it was no page. */
  readonly origin: string | null
}

/**
 * Makes the id of a socket: the process that holds it, 128 random bits, when it was made, the page's origin, and a
 * signature over all of that, so that no process has to ask another whether an id exists.
 */
export function createConnectionId(secret: string, { node, origin }: ConnectionId, nowMs = Date.now()): string {
  const random = randomBytes(16).toString('base64url')
  const from = Buffer.from(origin ?? '').toString('base64url')
  const signed = `${node}.${random}.${nowMs.toString(36)}.${from}`
  return `${signed}.${sign(secret, signed)}`
}

/** Reads an id that {@link createConnectionId} made; null when it is too old, or was made by somebody else. */
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

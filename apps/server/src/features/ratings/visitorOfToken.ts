import { type Identity, isVisitorKey } from '../../kernel/identity/identity.ts'

/** A token, and the identity that it was issued to. */
interface IssuedToken {
  readonly rater_key: string
  /** Network of an unknown device; null where the device's cookie is required. */
  readonly network_key: string | null
}

/**
 * Device of a token that is valid without a cookie: one issued to an unknown device, as in a third-party frame, and
 * used from the same network. Any other token requires the identity that it was issued to.
 */
export function visitorOfToken(
  token: IssuedToken | undefined,
  identity: Identity,
  network: string | null,
): string | undefined {
  const isDevice = identity.kind === 'anonymous' && identity.key !== null
  if (!token || isDevice || token.network_key === null || token.network_key !== network) return undefined
  return isVisitorKey(token.rater_key) ? token.rater_key : undefined
}

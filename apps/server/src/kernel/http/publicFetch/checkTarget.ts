import { isIP } from 'node:net'
import { ApiError } from '../apiError.ts'
import { isPublicAddress } from './isPublicAddress.ts'

/** An IP address with its family. */
interface ResolvedAddress {
  readonly address: string
  readonly family: number
}

/** Finds all addresses of a name. */
export type Resolve = (name: string) => Promise<readonly ResolvedAddress[]>

/** A checked address of a page. */
export interface Target {
  readonly url: URL
  readonly port: number
  /** Addresses to connect to, all public. The name is not resolved again. */
  readonly addresses: readonly ResolvedAddress[]
}

/** Names of private networks (RFC 6761, 6762, 8375 and 9476; ICANN's `internal`). */
const PRIVATE_NAME =
  /(?:^|\.)(?:localhost|local|internal|intranet|private|corp|home|lan|home\.arpa|test|invalid|alt|onion)$/

const refused = (reason: string) => new ApiError('invalid_request', `The address cannot be loaded: ${reason}.`)
const isPrivate = () => refused('it leads to a private network. Only pages of the public internet can be read')

/** Parses an address and checks all but the addresses of its name. Throws an `ApiError` that says what is wrong. */
export function parseTarget(address: string, ports: readonly number[], base?: URL): { url: URL; port: number } {
  const url = URL.parse(address, base?.href)
  if (!url) throw refused('it is not valid. Write it as https://example.com/page')
  if (url.protocol !== 'http:' && url.protocol !== 'https:') throw refused('it does not begin with http:// or https://')
  if (url.username !== '' || url.password !== '') {
    throw refused(
      'it contains a user name or a password. Pages behind a login cannot be read; paste their text instead',
    )
  }
  const port = Number(url.port || (url.protocol === 'https:' ? 443 : 80))
  if (!ports.includes(port)) throw refused(`its port ${port} is not allowed on this server`)
  url.hash = ''
  return { url, port }
}

/**
 * Resolves the name of a parsed address once, and checks that all of its addresses are public. Throws an `ApiError` for
 * others.
 */
export async function resolveTarget({ url, port }: Omit<Target, 'addresses'>, resolve: Resolve): Promise<Target> {
  const host = hostOf(url)
  const family = isIP(host)
  if (family !== 0) {
    if (!isPublicAddress(host)) throw isPrivate()
    return { url, port, addresses: [{ address: host, family }] }
  }
  const name = host.replace(/\.$/, '')
  if (!name.includes('.') || PRIVATE_NAME.test(name)) throw isPrivate()
  const addresses = await resolve(name).catch((cause: unknown) => {
    throw new ApiError('invalid_request', `There is no site named ${name}. Check the address.`, { cause })
  })
  if (addresses.length === 0 || !addresses.every((found) => isPublicAddress(found.address))) throw isPrivate()
  return { url, port, addresses }
}

/** Host of an address without the brackets of IPv6. */
export const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[(.*)\]$/, '$1')

import { isIP } from 'node:net'
import type { Context } from 'hono'
import type { TrustedProxies } from '../config/trustedProxies.ts'
import type { AppEnv } from './appEnv.ts'

/**
 * Client address of a request: the peer of the connection or, if that is a trusted proxy, the last address in
 * `X-Forwarded-For` that is not one. Addresses before that may be forged.
 */
export function clientAddress(connection: string, forwardedFor: string | undefined, trusted: TrustedProxies): string {
  let address = unmapIpv4(connection)
  const hops = (forwardedFor ?? '').split(',').map((hop) => unmapIpv4(hop.trim()))
  while (isTrusted(address, trusted)) {
    const hop = hops.pop()
    if (hop === undefined || isIP(hop) === 0) break
    address = hop
  }
  return address
}

/** Client address of a Hono request; `site` for requests made by pages of this server. */
export function requestAddress({ env, req }: Context<AppEnv>, trusted: TrustedProxies): string {
  const connection = env?.incoming?.socket.remoteAddress
  return connection === undefined ? 'site' : clientAddress(connection, req.header('x-forwarded-for'), trusted)
}

/**
 * Network of an address, for rate limits: IPv6 addresses of one /64 count as one, since a connection gets a whole /64.
 */
export function networkOf(address: string): string {
  if (isIP(address) !== 6) return address
  const [head = '', tail = ''] = address.toLowerCase().split('%')[0]?.split('::') ?? []
  const groups = head.split(':').filter(Boolean)
  const after = address.includes('::') ? tail.split(':').filter(Boolean) : []
  const zeros = Array.from({ length: Math.max(0, 8 - groups.length - after.length) }, () => '0')
  const whole = [...groups, ...zeros, ...after].slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16))
  return `${whole.join(':')}::/64`
}

/** Converts an IPv4-mapped IPv6 address to IPv4. */
const unmapIpv4 = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, '')

/** True when the peer of a connection is a trusted proxy. */
export function isTrusted(connection: string, trusted: TrustedProxies): boolean {
  const address = unmapIpv4(connection)
  const family = isIP(address)
  return family !== 0 && trusted.check(address, family === 6 ? 'ipv6' : 'ipv4')
}

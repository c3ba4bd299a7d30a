import { isIP } from 'node:net'
import type { Context } from 'hono'
import type { TrustedProxies } from '../config/trustedProxies.ts'
import type { AppEnv } from './appEnv.ts'

/**
 * The address a request comes from: of the connection or, when that is a trusted proxy, the last one in
 * `X-Forwarded-For` that is not. What stands before that anybody may have written.
 */
export function clientAddress(connection: string, forwardedFor: string | undefined, trusted: TrustedProxies): string {
  let address = plain(connection)
  const hops = (forwardedFor ?? '').split(',').map((hop) => plain(hop.trim()))
  while (isTrusted(address, trusted)) {
    const hop = hops.pop()
    if (hop === undefined || isIP(hop) === 0) break
    address = hop
  }
  return address
}

/** The address that a request of Hono comes from; `site` for what the pages of this server ask. */
export function requestAddress({ env, req }: Context<AppEnv>, trusted: TrustedProxies): string {
  const connection = env?.incoming?.socket.remoteAddress
  return connection === undefined ? 'site' : clientAddress(connection, req.header('x-forwarded-for'), trusted)
}

/** The network somebody is in, for limits: an IPv6 connection has a whole /64 to itself, so those count as one. */
export function networkOf(address: string): string {
  if (isIP(address) !== 6) return address
  const [head = '', tail = ''] = address.toLowerCase().split('%')[0]?.split('::') ?? []
  const groups = head.split(':').filter(Boolean)
  const after = address.includes('::') ? tail.split(':').filter(Boolean) : []
  const zeros = Array.from({ length: Math.max(0, 8 - groups.length - after.length) }, () => '0')
  const whole = [...groups, ...zeros, ...after].slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16))
  return `${whole.join(':')}::/64`
}

/** IPv4 as IPv6 sockets show it is IPv4 still. */
const plain = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, '')

/** Whether the other end of a connection is one of the proxies that are believed. */
export function isTrusted(connection: string, trusted: TrustedProxies): boolean {
  const address = plain(connection)
  const family = isIP(address)
  return family !== 0 && trusted.check(address, family === 6 ? 'ipv6' : 'ipv4')
}

import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

/** Public addresses under which a cloud answers its own machines only: Azure's platform (WireServer). */
const CLOUD_ADDRESSES = new Set(['168.63.129.16'])

/** Global unicast addresses (RFC 4291, section 2.4); the rest of IPv6 is not routed. */
const GLOBAL_IPV6 = ipaddr.IPv6.parseCIDR('2000::/3')

/**
 * True for an IP address of the public internet: one in none of the special ranges of IANA's registries, such as
 * loopback, private, link-local (with the metadata services of clouds), shared (CGNAT), multicast and documentation
 * addresses, and none that contains an IPv4 address (mapped, NAT64, 6to4, Teredo).
 */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 0 || CLOUD_ADDRESSES.has(address)) return false
  const parsed = ipaddr.parse(address)
  if (parsed.range() !== 'unicast') return false
  return parsed instanceof ipaddr.IPv6 ? parsed.match(GLOBAL_IPV6) : true
}

import ipaddr from 'ipaddr.js'

/**
 * True for an address of the public internet (IANA special-purpose registries): not of this machine, a private or local
 * network, a carrier's, multicast, or one that leads to those by translation (IPv4-mapped, 6to4, NAT64, Teredo).
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false
  const parsed = ipaddr.process(address)
  return parsed.range() === 'unicast'
}

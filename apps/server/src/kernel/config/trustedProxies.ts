import { BlockList, isIP } from 'node:net'

/** Addresses of reverse proxies whose `X-Forwarded-For` is trusted. */
export type TrustedProxies = BlockList

/** Parses addresses and networks such as `10.0.0.0/8`, separated by commas; throws for an invalid entry. */
export function parseTrustedProxies(text: string): TrustedProxies {
  const list = new BlockList()
  for (const entry of text.split(',').flatMap((part) => part.trim() || [])) {
    const [address = '', prefix] = entry.split('/')
    const family = isIP(address)
    const bits = Number(prefix ?? (family === 6 ? 128 : 32))
    if (family === 0 || !Number.isInteger(bits) || bits < 0 || bits > (family === 6 ? 128 : 32)) {
      throw new Error('write addresses or networks separated by commas, such as 127.0.0.1,10.0.0.0/8')
    }
    list.addSubnet(address, bits, family === 6 ? 'ipv6' : 'ipv4')
  }
  return list
}

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseTrustedProxies } from '../config/trustedProxies.ts'
import { clientAddress, networkOf } from './clientAddress.ts'

describe('clientAddress', () => {
  it.each([
    ['no proxy is trusted', '203.0.113.5', '198.51.100.1', '', '203.0.113.5'],
    ['a proxy is trusted', '127.0.0.1', '198.51.100.1', '127.0.0.1', '198.51.100.1'],
    ['the visitor wrote hops of their own', '127.0.0.1', '1.2.3.4, 198.51.100.1', '127.0.0.1', '198.51.100.1'],
    ['two proxies are trusted', '10.0.0.1', '1.2.3.4, 198.51.100.1, 10.0.0.2', '10.0.0.0/8', '198.51.100.1'],
    ['the proxy says nothing', '127.0.0.1', undefined, '127.0.0.1', '127.0.0.1'],
    ['the proxy says nonsense', '127.0.0.1', 'unknown', '127.0.0.1', '127.0.0.1'],
    ['IPv4 comes in by IPv6', '::ffff:203.0.113.5', undefined, '', '203.0.113.5'],
    ['the proxy speaks IPv6', '::1', '2001:db8::7', '::1', '2001:db8::7'],
  ])('returns the right address when %s', (_when, connection, header, trusted, address) => {
    expect(clientAddress(connection, header, parseTrustedProxies(trusted))).toBe(address)
  })

  it('ignores the header of a client that is not trusted', () => {
    const none = parseTrustedProxies('')
    fc.assert(fc.property(fc.string(), (header) => clientAddress('203.0.113.5', header, none) === '203.0.113.5'))
  })
})

describe('networkOf', () => {
  it.each([
    ['203.0.113.5', '203.0.113.5'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2:ffff::', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['site', 'site'],
  ])('maps %s to %s', (address, network) => expect(networkOf(address)).toBe(network))
})

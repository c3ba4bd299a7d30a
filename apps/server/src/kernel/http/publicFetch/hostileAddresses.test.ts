import { describe, expect, it } from 'vitest'
import { ApiError } from '../apiError.ts'
import { createPublicFetch } from './createPublicFetch.ts'
import { isPublicAddress } from './isPublicAddress.ts'

/** Addresses of names in these tests. */
const NAMES: Readonly<Record<string, readonly string[]>> = {
  'public.example': ['93.184.216.34'],
  'private.example': ['10.0.0.5'],
  'loopback.example': ['127.0.0.1'],
  'loopback6.example': ['::1'],
  'mapped.example': ['::ffff:127.0.0.1'],
  'half.example': ['93.184.216.34', '192.168.1.1'],
  'half6.example': ['2606:4700::1111', 'fd00::1'],
  'metadata.example': ['169.254.169.254'],
  'nat64.example': ['64:ff9b::a9fe:a9fe'],
  'none.example': [],
  '127.0.0.1.nip.example': ['127.0.0.1'],
}

/** Hosts to which a fetch connects for an address, with its error. */
async function attempt(address: string): Promise<{ connected: string[]; error: unknown }> {
  const connected: string[] = []
  const fetchPublic = createPublicFetch({
    userAgent: 'test',
    resolve: (name) => {
      const found = NAMES[name]
      if (!found) return Promise.reject(new Error('ENOTFOUND'))
      return Promise.resolve(found.map((ip) => ({ address: ip, family: ip.includes(':') ? 6 : 4 })))
    },
    connect: ({ addresses }) => {
      connected.push(...addresses.map((each) => each.address))
      throw new Error('stopped by the test')
    },
  })
  const error = await fetchPublic(address, { types: ['text/html'], maxBytes: 1000, timeoutMs: 5000 }).catch(
    (reason: unknown) => reason,
  )
  return { connected, error }
}

describe('a fetch of a foreign page', () => {
  it.each([
    'http://127.0.0.1/',
    'http://127.1/',
    'http://127.0.1/',
    'http://127.255.255.254/',
    'http://2130706433/',
    'http://017700000001/',
    'http://0177.0.0.1/',
    'http://0x7f.0.0.1/',
    'http://0x7f000001/',
    'http://0x7f.1/',
    'http://0/',
    'http://0.0.0.0/',
    'http://00000000/',
    'http://%31%32%37.0.0.1/',
    'http://１２７.０.０.１/',
    'http://127。0。0。1/',
    'http://①②⑦.⓪.⓪.①/',
    'http://127.0.0.1./',
    'http://localhost/',
    'http://localhost./',
    'http://LOCALHOST/',
    'http://ｌｏｃａｌｈｏｓｔ/',
    'http://a.localhost/',
    'http://printer/',
    'http://printer.local/',
    'http://wiki.internal/',
    'http://metadata.google.internal/computeMetadata/v1/',
    'http://router.lan/',
    'http://nas.home.arpa/',
    'http://10.0.0.1/',
    'http://10.255.255.255/',
    'http://172.16.0.1/',
    'http://172.31.255.255/',
    'http://192.168.0.1/',
    'http://3232235521/',
    'http://0xc0a80001/',
    'http://100.64.0.1/',
    'http://100.127.255.255/',
    'http://169.254.169.254/latest/meta-data/',
    'http://0xa9fea9fe/',
    'http://2852039166/',
    'http://0251.0376.0251.0376/',
    'http://100.100.100.200/',
    'http://168.63.129.16/',
    'http://192.0.0.192/',
    'http://192.0.2.1/',
    'http://198.18.0.1/',
    'http://198.51.100.1/',
    'http://203.0.113.1/',
    'http://224.0.0.1/',
    'http://239.255.255.255/',
    'http://240.0.0.1/',
    'http://255.255.255.255/',
    'http://[::]/',
    'http://[::1]/',
    'http://[0:0:0:0:0:0:0:1]/',
    'http://[::127.0.0.1]/',
    'http://[::ffff:127.0.0.1]/',
    'http://[::ffff:7f00:1]/',
    'http://[::ffff:8.8.8.8]/',
    'http://[0:0:0:0:0:ffff:10.0.0.1]/',
    'http://[64:ff9b::7f00:1]/',
    'http://[64:ff9b:1::7f00:1]/',
    'http://[2002:7f00:1::]/',
    'http://[2001::1]/',
    'http://[2001:db8::1]/',
    'http://[fc00::1]/',
    'http://[fd00:ec2::254]/',
    'http://[fe80::1]/',
    'http://[fec0::1]/',
    'http://[ff02::1]/',
    'http://[100::1]/',
    'http://[4000::1]/',
    'http://user@public.example/',
    'http://user:password@public.example/',
    'http://public.example@127.0.0.1/',
    'http://127.0.0.1#@public.example/',
    'http://127.0.0.1\\@public.example/',
    'http://public.example:22/',
    'http://public.example:6379/',
    'https://public.example:8443/',
    'http://public.example:0/',
    'http://private.example/',
    'http://loopback.example/',
    'http://loopback.example./',
    'http://loopback6.example/',
    'http://mapped.example/',
    'http://half.example/',
    'http://half6.example/',
    'http://metadata.example/',
    'http://nat64.example/',
    'http://none.example/',
    'http://unknown.example/',
    'http://127.0.0.1.nip.example/',
    'file:///etc/passwd',
    'ftp://public.example/',
    'gopher://127.0.0.1:6379/_INFO',
    'data:text/html,hi',
    'javascript:alert(1)',
    'blob:http://public.example/1',
    'jar:http://public.example!/',
    '//127.0.0.1/',
    '/etc/passwd',
    'public.example',
    '',
    ' ',
    'http://',
    'http://[::1',
    'http://a b/',
    'http://\u0000/',
  ])('refuses %j without a connection, and says why', async (address) => {
    const { connected, error } = await attempt(address)
    expect(connected).toEqual([])
    expect(error).toBeInstanceOf(ApiError)
    expect((error as ApiError).message).toMatch(/^[A-Z].*\.$/)
  })

  it.each([
    ['http://public.example/', '93.184.216.34'],
    ['https://PUBLIC.example./a?b#c', '93.184.216.34'],
    ['http://public.example:443/', '93.184.216.34'],
    ['http://8.8.8.8/', '8.8.8.8'],
    ['http://134744072/', '8.8.8.8'],
    ['https://[2606:4700::1111]/', '2606:4700::1111'],
  ])('connects for %s to %s', async (address, ip) => expect((await attempt(address)).connected).toEqual([ip]))
})

describe('isPublicAddress', () => {
  it.each(['', 'a', '1.2.3', 'public.example', '1.2.3.4/32', '::ffff:8.8.8.8', 'fe80::1%eth0', '2606:4700::1/64'])(
    'is false for %j',
    (address) => expect(isPublicAddress(address)).toBe(false),
  )
})

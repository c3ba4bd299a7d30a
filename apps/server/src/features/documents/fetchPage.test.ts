import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ApiError } from '../../kernel/http/apiError.ts'
import { fetchPage, type FetchPageOptions } from './fetchPage.ts'
import { isPublicAddress } from './isPublicAddress.ts'

const PUBLIC = ['93.184.215.14', '2606:2800:21f:cb07:6820:80da:af6b:8b2c', '1.1.1.1', '8.8.8.8']
const NOT_PUBLIC = `
  127.0.0.1 127.1.2.3 0.0.0.0 10.0.0.1 10.255.255.255 172.16.0.1 172.31.255.255 192.168.1.1 169.254.169.254
  100.64.0.1 100.127.255.255 192.0.0.1 192.0.2.1 198.18.0.1 198.51.100.1 203.0.113.1 224.0.0.1 239.255.255.255
  240.0.0.1 255.255.255.255 192.88.99.1 :: ::1 fe80::1 fc00::1 fd12:3456::1 ff02::1 ::ffff:127.0.0.1
  ::ffff:10.0.0.1 ::ffff:7f00:1 64:ff9b::7f00:1 64:ff9b::a00:1 2002:7f00:1:: 2001:0:7f00:1:: 2001:db8::1 100::1
  fec0::1 localhost 127.0.0.1.example 999.1.1.1`
  .trim()
  .split(/\s+/)

const html = (response: ServerResponse, body: string | Buffer, headers: Record<string, string> = {}) =>
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', ...headers }).end(body)

describe('addresses of the public internet', () => {
  it.each(PUBLIC)('%s is one', (address) => expect(isPublicAddress(address)).toBe(true))
  it.each(NOT_PUBLIC)('%s is none', (address) => expect(isPublicAddress(address)).toBe(false))
})

describe('a page that is fetched for a visitor', () => {
  let server: Server
  let port: string
  let asked: string[]
  let answer: (request: IncomingMessage, response: ServerResponse) => void
  beforeAll(async () => {
    server = createServer((request, response) => {
      asked.push(request.url ?? '')
      answer(request, response)
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    port = String((server.address() as AddressInfo).port)
  })
  afterAll(() => void server.close())
  beforeEach(() => {
    asked = []
    answer = (_request, response) => html(response, '<p>Hello.</p>')
  })

  /** `news.example` leads to the test's server; every other name to a private network. */
  const get = (path: string, options: FetchPageOptions = {}) =>
    fetchPage(path.startsWith('/') ? `http://news.example:${port}${path}` : path, {
      resolve: (host) => Promise.resolve([host === 'news.example' ? '127.0.0.1' : '10.0.0.1']),
      isAllowed: (address) => address === '127.0.0.1',
      ports: ['80', '443', port],
      ...options,
    })
  const refused = (path: string, options?: FetchPageOptions) =>
    get(path, options).then(
      () => 'fetched',
      (error: unknown) => (error instanceof ApiError ? error.message : error),
    )

  it('is read with its charset', async () => {
    answer = (_request, response) =>
      response
        .writeHead(200, { 'content-type': 'text/html; charset=iso-8859-1' })
        .end(Buffer.from('<p>Größe</p>', 'latin1'))
    expect(await get('/')).toEqual({ text: '<p>Größe</p>', isHtml: true })
  })

  it('is decompressed', async () => {
    answer = (_request, response) => html(response, gzipSync('<p>Hello.</p>'), { 'content-encoding': 'gzip' })
    expect((await get('/')).text).toBe('<p>Hello.</p>')
  })

  it('follows redirects', async () => {
    answer = ({ url }, response) =>
      url === '/new' ? html(response, 'new') : response.writeHead(302, { location: '/new' }).end()
    expect((await get('/old')).text).toBe('new')
  })

  it.each([
    ['a name of a private network', 'http://intranet.example/', /public internet/],
    ['a private address', 'http://192.168.0.1/', /public internet/],
    ['an address as a number', 'http://2130706434/', /public internet/],
    ['an address in octal', 'http://0177.0.0.2/', /public internet/],
    ['an address in hexadecimal', 'http://0x7f000002/', /public internet/],
    ['a short address', 'http://127.2/', /public internet/],
    ['an IPv6 address', 'http://[::1]/', /public internet/],
    ['an IPv6 address of IPv4', 'http://[::ffff:10.0.0.1]/', /public internet/],
    ['a full stop after the name', 'http://localhost./', /public internet/],
    ['another port', 'http://news.example:22/', /Port 22/],
    ['a file', 'file:///etc/passwd', /https/],
    ['another protocol', 'gopher://news.example/', /https/],
    ['a password', 'http://me:secret@news.example/', /password/],
  ])('is refused without a request: %s', async (_name, address, message) => {
    expect(await refused(address)).toMatch(message)
    expect(asked).toEqual([])
  })

  it('is refused when a redirect leads to a private network', async () => {
    answer = (_request, response) => response.writeHead(302, { location: 'http://10.0.0.1/secret' }).end()
    expect(await refused('/')).toMatch(/public internet/)
    expect(asked).toEqual(['/'])
  })

  it('is refused when one of the addresses of a name is private', async () => {
    expect(await refused('/', { resolve: () => Promise.resolve(['127.0.0.1', '10.0.0.1']) })).toMatch(/public internet/)
  })

  it('is looked up once, by the connection itself', async () => {
    let lookups = 0
    const resolve = () => Promise.resolve([(lookups += 1) === 1 ? '127.0.0.1' : '10.0.0.1'])
    expect((await get('/', { resolve })).text).toBe('<p>Hello.</p>')
    expect(lookups).toBe(1)
  })

  it('ends redirects in a circle', async () => {
    answer = (_request, response) => response.writeHead(302, { location: '/' }).end()
    expect(await refused('/')).toMatch(/without an end/)
    expect(asked).toHaveLength(6)
  })

  it.each<[name: string, respond: (response: ServerResponse) => void, message: RegExp]>([
    ['is larger than 2 MB', (response) => html(response, Buffer.alloc(3 * 1024 * 1024)), /2 MB/],
    [
      'unpacks to more',
      (response) => html(response, gzipSync(Buffer.alloc(9_000_000)), { 'content-encoding': 'gzip' }),
      /2 MB/,
    ],
    ['is a picture', (response) => html(response, 'PNG', { 'content-type': 'image/png' }), /no page of text/],
    ['is missing', (response) => response.writeHead(404).end(), /status 404/],
    [
      'breaks off',
      (response) =>
        response
          .writeHead(200, { 'content-type': 'text/html', 'content-length': '99' })
          .write('x', () => response.destroy()),
      /not be reached/,
    ],
    ['is packed wrongly', (response) => html(response, 'no gzip', { 'content-encoding': 'gzip' }), /not be reached/],
    ['never ends', (response) => response.writeHead(200, { 'content-type': 'text/html' }).write('x'), /in time/],
  ])('is refused when it %s', async (_name, respond, message) => {
    answer = (_request, response) => respond(response)
    expect(await refused('/', { timeoutMs: 500 })).toMatch(message)
  })
})

import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import { connect as connectSocket, createServer as createTcpServer, type AddressInfo } from 'node:net'
import { brotliCompressSync, createGzip, deflateSync, gzipSync } from 'node:zlib'
import { afterEach, describe, expect, it } from 'vitest'
import { createPublicFetch, type PublicFetchOptions, type PublicRequest } from './createPublicFetch.ts'

const PUBLIC = '93.184.216.34'
const WANTED: PublicRequest = { types: ['text/html', 'text/plain'], maxBytes: 100_000, timeoutMs: 1000 }

const closing: (() => void)[] = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
})

async function listen(server: Server | ReturnType<typeof createTcpServer>): Promise<number> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  closing.push(() => void server.close())
  if ('closeAllConnections' in server) closing.push(() => server.closeAllConnections())
  return (server.address() as AddressInfo).port
}

/** A fetch in whose internet every public address is a server of the test; it notes the addresses it connects to. */
async function internet(listener: RequestListener, options: Partial<PublicFetchOptions> = {}) {
  const port = await listen(createServer(listener))
  const connected: string[] = []
  const fetchPublic = createPublicFetch({
    userAgent: 'VoiceRankings (+https://voices.example)',
    resolve: () => Promise.resolve([{ address: PUBLIC, family: 4 }]),
    connect: ({ addresses }) => {
      connected.push(...addresses.map(({ address }) => address))
      return connectSocket({ host: '127.0.0.1', port })
    },
    ...options,
  })
  const load = (address = 'http://page.example/', wanted: Partial<PublicRequest> = {}) =>
    fetchPublic(address, { ...WANTED, ...wanted })
  return { load, connected }
}

const html = (body: string | Uint8Array, headers: Record<string, string> = {}): RequestListener => {
  return (_request, response) => response.writeHead(200, { 'content-type': 'text/html', ...headers }).end(body)
}

describe('a file of the public internet', () => {
  it('is loaded with its type and charset', async () => {
    const { load } = await internet(html('<p>hi</p>', { 'content-type': 'Text/HTML; charset="latin1"' }))
    expect(await load('http://page.example/a#b')).toEqual({
      url: 'http://page.example/a',
      type: 'text/html',
      charset: 'latin1',
      bytes: Buffer.from('<p>hi</p>'),
    })
  })

  it('is requested with its name and the name of the project, and without cookies', async () => {
    let headers: NodeJS.Dict<string | string[]> = {}
    const { load } = await internet((request, response) => {
      headers = request.headers
      response.writeHead(200, { 'content-type': 'text/html', 'set-cookie': 'a=b' }).end()
    })
    await load()
    await load()
    expect(headers).toEqual({
      host: 'page.example',
      'user-agent': 'VoiceRankings (+https://voices.example)',
      accept: 'text/html, text/plain',
      'accept-encoding': 'gzip, deflate, br',
      connection: 'close',
    })
  })

  it('is requested with the headers of the caller, which no other origin gets after a redirect', async () => {
    const keys: unknown[] = []
    const { load } = await internet((request, response) => {
      keys.push(request.headers['x-key'])
      if (keys.length === 1) response.writeHead(302, { location: 'http://other.example/' }).end()
      else html('')(request, response)
    })
    await load('http://page.example/', { headers: { 'x-key': 'secret' } })
    expect(keys).toEqual(['secret', undefined])
  })

  it.each([
    ['gzip', gzipSync],
    ['deflate', deflateSync],
    ['br', brotliCompressSync],
  ])('is decompressed from %s', async (encoding, compress) => {
    const { load } = await internet(html(compress('<p>hi</p>'), { 'content-encoding': encoding }))
    expect(Buffer.from((await load()).bytes).toString()).toBe('<p>hi</p>')
  })

  it('is found after five redirects, each by the address of its own name', async () => {
    const { load, connected } = await internet((request, response) => {
      const step = Number(new URL(request.url ?? '', 'http://a').pathname.slice(1))
      if (step < 5) response.writeHead(302, { location: `http://s${step}.example/${step + 1}` }).end()
      else html('end')(request, response)
    })
    expect(await load('http://page.example/0')).toMatchObject({ url: 'http://s4.example/5' })
    expect(connected).toHaveLength(6)
  })
})

describe('a file is refused', () => {
  it('after more than five redirects', async () => {
    const { load } = await internet((_request, response) => response.writeHead(302, { location: '/' }).end())
    await expect(load()).rejects.toThrow('redirected more than 5 times')
  })

  it.each([
    'http://127.0.0.1/',
    'http://localhost:3000/',
    'http://169.254.169.254/latest/meta-data/',
    '//[::1]/',
    'http://intranet.example/',
    'file:///etc/passwd',
    'http://page.example:22/',
    'http://user:password@page.example/',
  ])('if it is redirected to %s', async (location) => {
    const { load, connected } = await internet((_request, response) => response.writeHead(307, { location }).end(), {
      resolve: (name) =>
        Promise.resolve([{ address: name === 'intranet.example' ? '192.168.0.7' : PUBLIC, family: 4 }]),
    })
    await expect(load()).rejects.toMatchObject({ code: 'invalid_request' })
    expect(connected).toEqual([PUBLIC])
  })

  it('if its name has another address when it is redirected to itself', async () => {
    const addresses = [PUBLIC, '127.0.0.1']
    const { load, connected } = await internet(
      (_request, response) => response.writeHead(302, { location: '/b' }).end(),
      {
        resolve: () => Promise.resolve([{ address: addresses.shift() ?? '', family: 4 }]),
      },
    )
    await expect(load()).rejects.toThrow('private network')
    expect(connected).toEqual([PUBLIC])
  })

  it.each([
    ['declares', (size: number): RequestListener => html(Buffer.alloc(size, 'a'))],
    [
      'sends',
      (size: number): RequestListener =>
        (_request, response) => {
          response.writeHead(200, { 'content-type': 'text/html' }).write(Buffer.alloc(size, 'a'))
          response.end()
        },
    ],
    [
      'compresses',
      (size: number): RequestListener => html(gzipSync(Buffer.alloc(size)), { 'content-encoding': 'gzip' }),
    ],
  ])('if it %s more bytes than are allowed', async (_how, listener) => {
    const { load } = await internet(listener(100_001))
    await expect(load()).rejects.toMatchObject({ code: 'body_too_large' })
    const { load: loadLess } = await internet(listener(100_000))
    expect((await loadLess()).bytes).toHaveLength(100_000)
  })

  it('if its body is endless, compressed or not', async () => {
    for (const isCompressed of [false, true]) {
      const { load } = await internet((_request, response) => {
        response.writeHead(200, { 'content-type': 'text/html', ...(isCompressed && { 'content-encoding': 'gzip' }) })
        const stream = isCompressed ? createGzip() : response
        if (stream !== response) stream.pipe(response)
        const more = () => {
          while (!response.destroyed && stream.write(Buffer.alloc(10_000)));
        }
        stream.on('drain', more)
        more()
      })
      await expect(load('http://page.example/', { timeoutMs: 20_000 })).rejects.toMatchObject({
        code: 'body_too_large',
      })
    }
  })

  it.each<[string, RequestListener]>([
    ['never answers', () => undefined],
    [
      'never ends its body',
      (_request, response) => void response.writeHead(200, { 'content-type': 'text/html' }).write('a'),
    ],
    [
      'sends a byte now and then',
      (_request, response) => {
        response.writeHead(200, { 'content-type': 'text/html' })
        const timer = setInterval(() => response.write('a'), 20)
        response.on('close', () => clearInterval(timer))
      },
    ],
    [
      'redirects slowly',
      (_request, response) => void setTimeout(() => response.writeHead(302, { location: '/' }).end(), 100),
    ],
  ])('if its server %s', async (_what, listener) => {
    const { load } = await internet(listener)
    await expect(load('http://page.example/', { timeoutMs: 300 })).rejects.toThrow('did not answer within 0.3 s')
  })

  it('if its name is not resolved in time', async () => {
    const { load } = await internet(html('a'), { resolve: () => new Promise(() => undefined) })
    await expect(load('http://page.example/', { timeoutMs: 100 })).rejects.toThrow('did not answer within 0.1 s')
  })

  it.each(['application/pdf', 'image/svg+xml', 'text/html+x', '', 'text/html/x'])('with the type %j', async (type) => {
    const { load } = await internet(html('a', { 'content-type': type }))
    await expect(load()).rejects.toMatchObject({ code: 'unsupported_type' })
  })

  it.each([204, 304, 401, 404, 410, 500])('with the status %i', async (status) => {
    const { load } = await internet((_request, response) => response.writeHead(status).end())
    await expect(load()).rejects.toThrow(`answers HTTP ${status}`)
  })

  it.each(['compress', 'gzip, gzip', 'constructor'])('with the encoding %s', async (encoding) => {
    const { load } = await internet(html('a', { 'content-encoding': encoding }))
    await expect(load()).rejects.toMatchObject({ code: 'unsupported_type' })
  })

  it.each([
    ['broken gzip', { 'content-encoding': 'gzip' }],
    ['a body shorter than declared', { 'content-length': '100' }],
  ])('with %s', async (_what, headers) => {
    const { load } = await internet((_request, response) => {
      response.writeHead(200, { 'content-type': 'text/html', ...headers }).write('a')
      setTimeout(() => response.destroy(), 20)
    })
    await expect(load()).rejects.toThrow('the connection failed')
  })

  it('if its server does not speak HTTP', async () => {
    const port = await listen(createTcpServer((socket) => socket.end('+PONG\r\n')))
    const { load } = await internet(html(''), { connect: () => connectSocket({ host: '127.0.0.1', port }) })
    await expect(load()).rejects.toThrow('the connection failed')
  })

  it('if its server has no certificate for its name, which is asked for', async () => {
    let hello = Buffer.alloc(0)
    const port = await listen(
      createTcpServer((socket) => {
        socket.on('data', (part) => {
          hello = Buffer.concat([hello, part])
          socket.destroy()
        })
      }),
    )
    const { load } = await internet(html(''), { connect: () => connectSocket({ host: '127.0.0.1', port }) })
    await expect(load('https://page.example/')).rejects.toThrow('the connection failed')
    expect(hello.includes('page.example')).toBe(true)
  })

  it('with the reason of the caller that stops it', async () => {
    const { load } = await internet(() => undefined)
    const reason = new Error('gone')
    await expect(load('http://page.example/', { signal: AbortSignal.abort(reason) })).rejects.toBe(reason)
  })
})

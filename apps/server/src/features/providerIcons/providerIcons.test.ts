import { createServer, type Server } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { RunningServer } from '../../app/createServer.ts'
import { createLog } from '../../kernel/log/createLog.ts'
import { createDiskStore } from '../../kernel/storage/createDiskStore.ts'
import { startTestServer, testConfig } from '../../testing/startTestServer.ts'
import { temporaryDirectory } from '../../testing/temporaryDirectory.ts'
import { createProviderIcons, CACHE_MS, RETRY_MS } from './createProviderIcons.ts'
import { ICON_LIMIT_BYTES } from './fetchIcon.ts'
import { imageType } from './imageType.ts'
import { initialIcon } from './serveProviderIcons.ts'

const PNG = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')

interface Service {
  url: string
  asked: { path: string | undefined; headers: Record<string, unknown> }[]
  answer: { status: number; body: Buffer; headers?: Record<string, string> }
  server: Server
}

/** Starts a fake favicon service with a configurable answer. */
async function startService(): Promise<Service> {
  const service: Service = { url: '', asked: [], answer: { status: 200, body: PNG }, server: createServer() }
  service.server.on('request', (request, response) => {
    service.asked.push({ path: request.url, headers: request.headers })
    response.writeHead(service.answer.status, service.answer.headers).end(service.answer.body)
  })
  service.server.listen(0, '127.0.0.1')
  await once(service.server, 'listening')
  service.url = `http://127.0.0.1:${(service.server.address() as AddressInfo).port}`
  return service
}

async function start(env: Record<string, string>): Promise<RunningServer> {
  const place = { databaseUrl: undefined, dataDir: temporaryDirectory() }
  const server = await startTestServer(place, { config: testConfig(place, env) })
  await server.services
  await server.catalogueDone
  return server
}

describe('provider icons without a favicon service', () => {
  let server: RunningServer
  beforeAll(async () => {
    server = await start({})
  })
  afterAll(() => server.close())

  it('are initials, loadable by pages of other sites', async () => {
    const answer = await fetch(`${server.url}/provider-icons/example.org`, {
      headers: { 'accept-encoding': 'identity' },
    })
    expect(answer.headers.get('content-type')).toBe('image/svg+xml')
    expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
    expect(answer.headers.get('content-security-policy')).toContain('sandbox')
    expect(await answer.text()).toContain('>F</text>')
  })

  it.each(['blog.example', '127.0.0.1', 'localhost', '..', 'example.org%2F..', 'EXAMPLE.ORG', 'example.org:80'])(
    'the host %s, which is in no voice of the catalogue, has no icon',
    async (host) => expect((await fetch(`${server.url}/provider-icons/${host}`)).status).toBe(404),
  )
})

describe('provider icons with a favicon service', () => {
  let server: RunningServer
  let service: Service
  beforeAll(async () => {
    service = await startService()
    server = await start({ PROVIDER_ICONS: `${service.url}/icons/{host}.png` })
  })
  afterAll(async () => {
    await server.close()
    service.server.close()
  })

  it('are fetched once for all visitors, without data about them', async () => {
    const headers = {
      cookie: 'visitor=1',
      'accept-language': 'gsw',
      'user-agent': 'somebody',
      'x-forwarded-for': '1.2.3.4',
    }
    for (const _visitor of ['first', 'second']) {
      const answer = await fetch(`${server.url}/provider-icons/example.org`, { headers })
      expect(answer.headers.get('content-type')).toBe('image/png')
      expect(Buffer.from(await answer.arrayBuffer())).toEqual(PNG)
    }
    expect(service.asked.map(({ path }) => path)).toEqual(['/icons/example.org.png'])
    expect(JSON.stringify(service.asked)).not.toMatch(/visitor|gsw|somebody|1\.2\.3\.4|127\.0\.0\.1:\d+\/provider/)
  })

  it('answer 304 when unchanged, with the cross-origin headers', async () => {
    const address = `${server.url}/provider-icons/example.org`
    const tag = (await fetch(address)).headers.get('etag') ?? ''
    const again = await fetch(address, { headers: { 'if-none-match': tag } })
    expect(again.status).toBe(304)
    expect(again.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
  })

  it('are fetched for hosts of the catalogue only', async () => {
    const before = service.asked.length
    await fetch(`${server.url}/provider-icons/elsewhere.example`)
    expect(service.asked).toHaveLength(before)
  })
})

describe('answers of a favicon service', () => {
  let service: Service
  let nowMs: number
  beforeAll(async () => {
    service = await startService()
  })
  beforeEach(() => {
    nowMs = Date.now()
    service.asked.length = 0
    service.answer = { status: 200, body: PNG }
  })
  afterAll(() => void service.server.close())

  const icons = (store = createDiskStore(temporaryDirectory())) =>
    createProviderIcons({ address: `${service.url}/{host}`, store, log: createLog('silent'), now: () => nowMs })

  it.each<[string, Service['answer']]>([
    ['an error', { status: 500, body: PNG }],
    ['a redirect', { status: 302, body: PNG, headers: { location: 'http://169.254.169.254/' } }],
    ['a file over the size limit', { status: 200, body: Buffer.concat([PNG, Buffer.alloc(ICON_LIMIT_BYTES)]) }],
    ['an HTML page', { status: 200, body: Buffer.from('<html>'), headers: { 'content-type': 'image/png' } }],
    ['an SVG', { status: 200, body: Buffer.from('<svg onload="x"/>') }],
    ['an empty file', { status: 200, body: Buffer.alloc(0) }],
  ])('%s is rejected and not requested again for an hour', async (_what, answer) => {
    service.answer = answer
    const find = icons()
    expect([await find('a.example'), await find('a.example')]).toEqual([null, null])
    expect(service.asked).toHaveLength(1)
    nowMs += RETRY_MS
    service.answer = { status: 200, body: PNG }
    expect(await find('a.example')).toEqual(PNG)
  })

  it('an icon is cached for a month, and longer while the service fails', async () => {
    const store = createDiskStore(temporaryDirectory())
    await icons(store)('a.example')
    nowMs += CACHE_MS - 60_000
    await icons(store)('a.example')
    expect(service.asked).toHaveLength(1)
    nowMs += 120_000
    service.answer = { status: 503, body: Buffer.alloc(0) }
    expect(await icons(store)('a.example')).toEqual(PNG)
    expect(service.asked).toHaveLength(2)
  })

  it('concurrent requests for an icon are fetched once', async () => {
    const find = icons()
    await Promise.all(Array.from({ length: 20 }, () => find('a.example')))
    expect(service.asked).toHaveLength(1)
  })
})

it.each([
  ['89504e470d0a1a0a', 'image/png'],
  ['00000100', 'image/x-icon'],
  ['ffd8ffe0', 'image/jpeg'],
  ['474946383961', 'image/gif'],
  ['52494646aaaaaaaa57454250', 'image/webp'],
  ['52494646aaaaaaaa57415645', null],
  ['3c737667', null],
  ['', null],
])('a file that begins with %s is detected as %s', (start, type) => {
  expect(imageType(Buffer.from(start, 'hex'))).toBe(type)
})

it.each([
  ['flite', 'F'],
  ['eSpeak', 'E'],
  ['<&"', '?'],
])('the initial of %s is %s', (service, initial) => {
  expect(initialIcon(service)).toContain(`>${initial}</text>`)
})

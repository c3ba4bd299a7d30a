import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { UserProfile } from '@voice-rankings/contract'
import { DrizzleQueryError } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Site } from '../features/files/loadSite.ts'
import { createCookies } from '../features/session/cookies.ts'
import { createIdentify } from '../features/session/createIdentify.ts'
import type { Handlers } from '../kernel/api/handlers.ts'
import { parseTrustedProxies } from '../kernel/config/trustedProxies.ts'
import { warnUntrustedProxy } from '../kernel/http/warnUntrustedProxy.ts'
import type { Log } from '../kernel/log/createLog.ts'
import { createDiskStore } from '../kernel/storage/createDiskStore.ts'
import { temporaryDirectory } from '../testing/temporaryDirectory.ts'
import { createApp } from './createApp.ts'
import type { Services } from './services.ts'

/** A log that records its messages. */
function recordingLog() {
  const kept: string[] = []
  const keep = (message: string, error?: unknown) =>
    void kept.push(error instanceof Error ? `${message} ${error.message}` : message)
  const log: Log = { error: keep, info: keep, debug: keep, progress: () => ({ update: () => {}, end: () => {} }) }
  return { log, kept }
}

/** Placeholder for open services that the test does not use. */
const OPEN = {} as Services

function appWith(handlers: Partial<Handlers>, site?: Site, services?: Services) {
  const { log, kept } = recordingLog()
  const store = createDiskStore(temporaryDirectory())
  const cookies = createCookies(false)
  const trustedProxies = parseTrustedProxies('10.0.0.1')
  const identify = createIdentify(cookies, undefined)
  const api = {
    identify,
    cookies,
    services,
    embedOrigins: [],
    trustedProxies,
    warnUntrustedProxy: warnUntrustedProxy(log, trustedProxies),
    findIcon: async () => null,
    hostIsTrusted: true,
    uploadOrigins: [],
    flagsDir: undefined,
    metrics: undefined,
    metricsToken: undefined,
  }
  return { app: createApp({ ...api, handlers, store, log, version: '1.2.3', site }), kept }
}

const failing = (error: Error) => appWith({ 'account.status': () => Promise.reject(error) })
const ask = (app: ReturnType<typeof createApp>) => app.request('/api/v1/user/status?token=secret')

it.each([
  ['::ffff:10.0.0.9', '198.51.100.1', 1],
  ['10.0.0.1', '198.51.100.1', 0],
  ['10.0.0.9', undefined, 0],
])('requests by %s for %s log %j untrusted proxies', async (remoteAddress, visitor, times) => {
  const { app, kept } = appWith({ 'server.health': () => ({ ok: true }) })
  const headers = visitor === undefined ? {} : { 'x-forwarded-for': visitor }
  for (let asked = 0; asked < 2; asked += 1)
    await app.request('/healthz', { headers }, { incoming: { socket: { remoteAddress } } })
  expect(kept.filter((line) => line.startsWith(remoteAddress) && line.includes('TRUSTED_PROXIES'))).toHaveLength(times)
})

describe('a server error', () => {
  it('hides its cause from the client and logs it under the request id', async () => {
    const { app, kept } = failing(new Error('the password is swordfish'))
    const answer = await ask(app)
    const text = await answer.text()
    expect(answer.status).toBe(500)
    expect(text).not.toContain('swordfish')
    const { request_id } = JSON.parse(text) as { request_id: string }
    expect(kept.join('\n')).toContain(`${request_id} failed. the password is swordfish`)
  })

  it('logs neither query strings nor parameters of a failed query', async () => {
    const cause = new Error('relation "voices" does not exist')
    const { app, kept } = failing(new DrizzleQueryError('select 1', ['somebody’s text'], cause))
    await ask(app)
    expect(kept.join('\n')).toContain('relation "voices" does not exist')
    expect(kept.join('\n')).not.toMatch(/secret|somebody/)
  })

  it('escapes line breaks of a path in the log', async () => {
    const { app, kept } = appWith({})
    await app.request('/api/%0Aa%20line%20of%20its%20own%1B%5B31m')
    expect(kept).toEqual([expect.stringMatching(/^GET \/api\/%0Aa%20line%20of%20its%20own%1B%5B31m 404 /)])
  })

  it.each(['ECONNREFUSED', 'ENOSPC', '53100', '57P01', '08006'])(
    'of the storage (%s) asks the client to retry',
    async (code) => {
      const cause = Object.assign(new Error('away'), { code })
      const answer = await ask(failing(new DrizzleQueryError('select 1', [], cause)).app)
      expect(answer.status).toBe(503)
      expect(answer.headers.get('retry-after')).toBe('5')
      expect(await answer.json()).toMatchObject({ code: 'busy' })
    },
  )
})

describe('the built site', () => {
  let site: Site
  beforeAll(() => {
    const clientDir = temporaryDirectory()
    mkdirSync(join(clientDir, 'assets'))
    writeFileSync(join(clientDir, 'assets', 'page-1a2b.js'), 'export {}')
    writeFileSync(join(clientDir, 'icon.svg'), '<svg/>')
    site = {
      clientDir,
      createHandler:
        ({ fetch }) =>
        async (request, visitor) => {
          const { pathname } = new URL(request.url)
          const status = new URL('/api/v1/user/status', request.url)
          const answer = await fetch(new Request(status, { headers: { 'accept-encoding': 'gzip' } }), visitor)
          const { user } = (await answer.json()) as { user: UserProfile }
          return new Response(`<p>${pathname} ${user.account_level}</p>`, { headers: { 'content-type': 'text/html' } })
        },
    }
  })
  // Long enough to be compressed if the client accepts it.
  const user = { account_level: 7, username: 'a'.repeat(2000), user_email: '', total_credits: 0, voice_credits: 0 }
  const ready = { 'account.status': () => ({ user }) }

  it('renders every path that is no file, with in-process calls for its data', async () => {
    const answer = await appWith(ready, site, OPEN).app.request('/voices')
    expect(await answer.text()).toBe('<p>/voices 7</p>')
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    expect(answer.headers.get('x-request-id')).toBeTruthy()
  })

  it("makes its calls as `site`, with the visitor's address", async () => {
    const callers: string[] = []
    const userStatus: Handlers['account.status'] = (_input, { client, visitor }) => {
      callers.push(client, visitor)
      return {}
    }
    const asking: Site = {
      ...site,
      createHandler:
        ({ fetch }) =>
        (request, visitor) =>
          fetch(new Request(new URL('/api/v1/user/status', request.url)), visitor),
    }
    const incoming = { socket: { remoteAddress: '10.0.0.1' } }
    const headers = { 'x-forwarded-for': '192.0.2.7' }
    await appWith({ ...ready, 'account.status': userStatus }, asking, OPEN).app.request(
      '/voices',
      { headers },
      { incoming },
    )
    expect(callers).toEqual(['site', '192.0.2.7'])
  })

  it('has immutable caching for files with a hash in their name', async () => {
    const { app } = appWith(ready, site, OPEN)
    const asset = await app.request('/assets/page-1a2b.js')
    expect(asset.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
    expect(asset.headers.get('cache-control')).toContain('immutable')
    // Required for workers in cross-origin isolated pages.
    expect(asset.headers.get('cross-origin-embedder-policy')).toBe('require-corp')
    expect((await app.request('/icon.svg')).headers.get('cache-control')).not.toContain('immutable')
  })

  it('does not handle API paths', async () => {
    const answer = await appWith(ready, site, OPEN).app.request('/api/v1/nothing')
    expect(answer.status).toBe(404)
    expect(await answer.json()).toMatchObject({ code: 'not_found' })
  })

  it('answers with a page that reloads itself while the server starts', async () => {
    const answer = await appWith({}, site).app.request('/voices')
    expect(answer.status).toBe(503)
    expect(await answer.text()).toContain('http-equiv="refresh"')
  })
})

const pathsOf = (app: ReturnType<typeof createApp>) => app.routes.map(({ method, path }) => `${method} ${path}`)

describe('before the database is open', () => {
  it.each([
    '/api/v1/voice/search',
    '/snippets/snippet-abc.mp3',
    '/sitemap.xml',
    '/oembed?url=http%3A%2F%2Flocalhost%2Fvoice%2Fflite%2Ffemale%2Fslt',
    '/og/voice/flite/female/slt.png',
    '/provider-icons/example.org',
  ])('answers %s with the error "starting" and the time to retry', async (path) => {
    const site: Site = {
      clientDir: temporaryDirectory(),
      createHandler: () => () => Promise.reject(new Error('not asked')),
    }
    const answer = await appWith({}, site).app.request(path)
    expect(answer.status).toBe(503)
    expect(answer.headers.get('retry-after')).toBe('1')
    expect(await answer.json()).toMatchObject({ code: 'starting' })
  })

  it('refuses an upload with CORS headers, so that the page can read the reason', async () => {
    const answer = await appWith({}).app.request('/api/v1/upload/snippets/snippet-abc.mp3', {
      method: 'PUT',
      body: 'a',
    })
    expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([503, '*'])
  })

  it.each(['/api/v1/login', '/api/v1/logout'])(
    'answers %s with a page that says that the server is starting',
    async (path) => {
      const answer = await appWith({}).app.request(path)
      expect(answer.status).toBe(503)
      expect(await answer.text()).toContain('The server is starting')
    },
  )

  it('has the same routes in the same order as afterwards', () => {
    expect(pathsOf(appWith({}).app)).toEqual(
      pathsOf(appWith({ 'server.health': () => ({ ok: true }) }, undefined, OPEN).app),
    )
  })
})

describe('a page of another site', () => {
  const headers = { origin: 'https://blog.example' }

  it('may call the API without cookies', async () => {
    const answer = await appWith({ 'account.status': () => ({}) }).app.request('/api/v1/user/status', { headers })
    expect(answer.headers.get('access-control-allow-origin')).toBe('*')
    expect(answer.headers.has('access-control-allow-credentials')).toBe(false)
  })

  it('may send JSON', async () => {
    const answer = await appWith({}).app.request('/api/v1/voice/speech', {
      method: 'OPTIONS',
      headers: {
        ...headers,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'content-type',
      },
    })
    expect(answer.status).toBe(204)
    expect(answer.headers.get('access-control-allow-headers')).toContain('content-type')
  })

  it('can read errors and the time to retry', async () => {
    const answer = await appWith({}).app.request('/api/v1/user/status', { headers })
    expect(answer.status).toBe(503)
    expect(answer.headers.get('access-control-allow-origin')).toBe('*')
    expect(answer.headers.get('access-control-expose-headers')).toContain('retry-after')
  })
})

import { request as ask } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { RunningServer } from '../../app/createServer.ts'
import { builtSite, SCRIPT, writeBuild } from '../../testing/builtSite.ts'
import { startTestServer } from '../../testing/startTestServer.ts'
import { temporaryDirectory } from '../../testing/temporaryDirectory.ts'

describe('files of the built site', () => {
  let server: RunningServer
  let directory: string
  beforeAll(async () => {
    const site = await builtSite()
    directory = site.directory
    server = await startTestServer({ databaseUrl: undefined, dataDir: temporaryDirectory() }, { site })
    await server.services
  })
  afterAll(() => server.close())

  const asset = '/assets/page-build-one.js'
  const get = (path: string, headers: Record<string, string> = {}) => fetch(server.url + path, { headers })

  /** Raw response headers: `fetch` decompresses and hides the encoding. */
  const encodingOf = (path: string, accepted: string) =>
    new Promise<[encoding: string | undefined, type: string | undefined, vary: string | undefined]>(
      (resolve, reject) => {
        ask(server.url + path, { headers: { 'accept-encoding': accepted } }, (response) => {
          response.resume()
          const { headers } = response
          resolve([headers['content-encoding'], headers['content-type'], headers.vary])
        })
          .on('error', reject)
          .end()
      },
    )

  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['br;q=0.5, gzip', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip;q=0.1', 'gzip'],
    ['identity', undefined],
  ])('sends the precompressed variant: for %s it is %s', async (accepted, encoding) => {
    expect(await encodingOf(asset, accepted)).toEqual([encoding, 'text/javascript; charset=utf-8', 'Accept-Encoding'])
  })

  it('has the same content in every encoding, and takes ranges from the uncompressed file', async () => {
    expect(await (await get(asset, { 'accept-encoding': 'br' })).text()).toBe(SCRIPT)
    const part = await get(asset, { 'accept-encoding': 'br', range: 'bytes=0-11' })
    expect([part.status, await part.text()]).toEqual([206, SCRIPT.slice(0, 12)])
  })

  it('caches files with a hash in their name forever and revalidates others', async () => {
    for (const path of [asset, '/builds/build-one.json']) {
      expect((await get(path)).headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    }
    expect((await get('/icon.svg')).headers.get('cache-control')).toBe('public, max-age=300')
  })

  it('redirects /favicon.ico to the icon', async () => {
    const { url, headers } = await get('/favicon.ico')
    expect([url, headers.get('content-type')]).toEqual([`${server.url}/icon.svg`, 'image/svg+xml'])
  })

  it.each(['/icon.svg', asset, '/_root.data', '/robots.txt', '/sitemap.xml', '/flags/4x3/de.svg'])(
    '%s answers 304 when it is unchanged',
    async (path) => {
      const tag = (await get(path)).headers.get('etag') ?? ''
      const again = await get(path, { 'if-none-match': tag })
      expect([tag === '', again.status, await again.text()]).toEqual([false, 304, ''])
    },
  )

  it('returns the build id uncached', async () => {
    const answer = await get('/builds/latest.json?1768487400000')
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(await answer.json()).toEqual({ id: 'build-one', built_at: '2026-01-15T14:30:00.000Z' })
    expect(await (await get('/builds/build-one.json')).json()).toMatchObject({ assets: ['assets/page-build-one.js'] })
  })

  it('reports a new build only once the server runs it', async () => {
    writeBuild(directory, 'build-two')
    expect(await (await get('/builds/latest.json')).json()).toMatchObject({ id: 'build-one' })
    expect(await (await get('/voices')).text()).toContain('build-one')
    expect((await get(asset)).status).toBe(200)
  })

  it.each(['/assets/page-gone.js', '/assets/gone'])(
    'answers an uncached 404 for %s of an older build',
    async (path) => {
      const gone = await get(path)
      expect([gone.status, gone.headers.get('cache-control')]).toEqual([404, 'no-store'])
      expect(gone.headers.get('content-type')).toContain('json')
    },
  )
})

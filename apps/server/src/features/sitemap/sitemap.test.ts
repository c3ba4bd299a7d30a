import { voicePath } from '@voice-rankings/contract'
import { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { RunningServer } from '../../app/createServer.ts'
import type { Services } from '../../app/services.ts'
import type { AppEnv } from '../../kernel/http/appEnv.ts'
import { builtSite } from '../../testing/builtSite.ts'
import { startTestServer, testConfig } from '../../testing/startTestServer.ts'
import { temporaryDirectory } from '../../testing/temporaryDirectory.ts'
import { serveSitemap } from './serveSitemap.ts'

const pathsIn = (xml: string) =>
  [...xml.matchAll(/<loc>https:\/\/voices\.example([^<]*)<\/loc>/g)].map(([, path]) => path)

describe('robots.txt and sitemap', () => {
  let server: RunningServer
  let services: Services
  let voicePaths: string[]
  beforeAll(async () => {
    const place = { databaseUrl: undefined, dataDir: temporaryDirectory() }
    const config = testConfig(place, { PUBLIC_URL: 'https://voices.example' })
    server = await startTestServer(place, { config, site: await builtSite() })
    services = await server.services
    await server.catalogueDone
    const found = await ask('/api/v1/voice/search')
    const { voices } = (await found.json()) as { voices: Parameters<typeof voicePath>[0][] }
    voicePaths = voices.map(voicePath)
  })
  afterAll(() => server.close())

  const ask = (path: string) => server.fetch(new Request(`http://127.0.0.1${path}`))

  it('robots.txt points to the sitemap at the public address and disallows calls and private pages', async () => {
    const text = await (await ask('/robots.txt')).text()
    expect(text).toContain('Sitemap: https://voices.example/sitemap.xml')
    for (const path of ['/api/', '/app/', '/login']) expect(text).toContain(`Disallow: ${path}\n`)
  })

  it('the sitemap lists every voice with its measurement date, and the other pages', async () => {
    const answer = await ask('/sitemap.xml')
    const xml = await answer.text()
    expect(answer.headers.get('content-type')).toBe('application/xml; charset=utf-8')
    expect(voicePaths).toHaveLength(3)
    expect(pathsIn(xml)).toEqual(['/', '/voices', ...voicePaths])
    expect(xml.match(/<lastmod>20\d\d-\d\d-\d\dT[\d:.]+Z<\/lastmod>/g)).toHaveLength(3)
  })

  it('pages use the public address as their own', async () => {
    expect(await (await ask('/voices')).text()).toContain('https://voices.example')
  })

  it('a long sitemap is split, with each page in exactly one file', async () => {
    const app = new Hono<AppEnv>()
    serveSitemap(app, {
      services,
      publicUrl: 'https://voices.example',
      readPaths: async () => ['/', '/voices'],
      limit: 2,
    })
    const read = async (path: string) => pathsIn(await (await app.request(path)).text())
    expect(await read('/sitemap.xml')).toEqual(['/sitemap-1.xml', '/sitemap-2.xml', '/sitemap-3.xml'])
    const pages = [await read('/sitemap-1.xml'), await read('/sitemap-2.xml'), await read('/sitemap-3.xml')]
    expect(pages.map(({ length }) => length)).toEqual([2, 2, 1])
    expect(pages.flat()).toEqual(['/', '/voices', ...voicePaths])
    expect((await app.request('/sitemap-4.xml')).status).toBe(404)
    expect((await app.request('/sitemap-0.xml')).status).toBe(404)
  })
})

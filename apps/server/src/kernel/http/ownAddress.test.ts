import { describe, expect, it } from 'vitest'
import { startTestServer, testConfig } from '../../testing/startTestServer.ts'
import { temporaryDirectory } from '../../testing/temporaryDirectory.ts'
import type { Log } from '../log/createLog.ts'

/** Starts a server whose pages show whether they may use the Host header; returns its log and its answers. */
async function serverOf(settings: Record<string, string>) {
  const logged: string[] = []
  const keep = (message: string) => void logged.push(message)
  const log: Log = { error: keep, info: keep, debug: keep, progress: () => ({ update: () => {}, end: () => {} }) }
  const place = { databaseUrl: undefined, dataDir: temporaryDirectory() }
  const site = {
    clientDir: temporaryDirectory(),
    indexedPaths: ['/voices'],
    createHandler:
      ({ hostIsTrusted }: { hostIsTrusted: boolean }) =>
      () =>
        Promise.resolve(new Response(`host is ${hostIsTrusted ? 'true' : 'anybody’s'}`)),
  }
  const server = await startTestServer(place, { config: testConfig(place, settings), log, site })
  await server.catalogueDone
  const ask = (path: string) => server.fetch(new Request(`http://stranger.example${path}`))
  return { ask, warnings: () => logged.filter((line) => line.includes('PUBLIC_URL')), close: () => server.close() }
}

const OEMBED = '/oembed?url=http%3A%2F%2Fstranger.example%2Fvoice%2Fflite%2Ffemale%2Fslt--anna'

describe('a server that is reachable by other machines, without PUBLIC_URL', () => {
  it('warns at start and does not use the Host header in pages', async () => {
    const server = await serverOf({ HOST: '0.0.0.0' })
    expect(server.warnings()).toHaveLength(1)
    expect(await (await server.ask('/voices')).text()).toBe('host is anybody’s')
    await server.close()
  })

  it('marks answers that contain the Host header as not cacheable', async () => {
    const server = await serverOf({ HOST: '0.0.0.0' })
    for (const path of ['/robots.txt', '/sitemap.xml', OEMBED]) {
      const { status, headers } = await server.ask(path)
      expect([path, status, headers.get('cache-control')]).toEqual([path, 200, 'private, no-store'])
    }
    await server.close()
  })
})

it.each([
  ['that only this machine reaches', {}],
  ['that is told its address', { HOST: '0.0.0.0', PUBLIC_URL: 'https://voices.example' }],
])('a server %s does not warn', async (_what, settings) => {
  const server = await serverOf(settings)
  expect(server.warnings()).toEqual([])
  await server.close()
})

it('a server with PUBLIC_URL uses no other host and makes its answers cacheable', async () => {
  const server = await serverOf({ HOST: '0.0.0.0', PUBLIC_URL: 'https://voices.example' })
  for (const path of ['/robots.txt', '/sitemap.xml']) {
    const answer = await server.ask(path)
    expect(answer.headers.get('cache-control')).toBe('public, max-age=3600')
    const text = await answer.text()
    expect(text).toContain('https://voices.example/')
    expect(text).not.toContain('stranger')
  }
  await server.close()
})

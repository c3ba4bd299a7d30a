import { callsByName } from '@voice-rankings/contract'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { builtSite } from '../testing/builtSite.ts'
import { onEachPlace } from '../testing/onEachDatabase.ts'
import { startTestServer } from '../testing/startTestServer.ts'
import type { RunningServer } from './createServer.ts'

/** Runs per route. */
const RUNS = 25

/** Text that no database, file or header accepts, percent-encoded once and twice. */
const BROKEN = [
  '%00',
  '%2500',
  '%252500',
  'a%00b',
  '%01',
  '%7F',
  '%0D%0A',
  '%',
  '%zz',
  '%ff',
  '%C0%80',
  '%C0%AE%C0%AE',
  '%ED%A0%80',
  '%25ED%25A0%2580',
  '%F4%90%80%80',
  '%E0%A4%A',
  '%2e%2e%2f',
  '..%5c',
  '%EF%BF%BF',
  '%E2%80%AE',
  'a'.repeat(5000),
]
const broken = fc.oneof(
  fc.constantFrom(...BROKEN),
  fc.string({ unit: 'binary', maxLength: 20 }).map((text) => encodeURIComponent(text.toWellFormed())),
)

/** Parameters that routes read from queries and forms, in addition to the contract's. */
const NAMES = ['url', 'format', 'maxwidth', 'state', 'return', 'connectionId', 'snippet', 'code', 'email', 'password']

/** Embeds broken text in otherwise valid values, so that it reaches the lookups. */
const valuesWith = (origin: string, text: string) => [
  text,
  `slt--anna${text}`,
  `${origin}/voice/flite/female/slt--anna${text}`,
  encodeURIComponent(`${origin}/voice/flite/female/${text}`),
  encodeURIComponent(`${origin}/embed/snippet/${text}`),
  `/voices${text}`,
]

/** Fills parameters and wildcards of a route's path, keeping required extensions. */
function fill(path: string, text: string): string {
  return path.replaceAll(/:(\w+)(?:\{((?:[^{}]|\{[^}]*\})*)\})?|\*/g, (_, name: string | undefined, pattern = '') => {
    if (name === 'service') return 'flite'
    if (name === 'gender' || name === 'voice_gender') return 'female'
    const ending = /\\\.(\w+)$/.exec(pattern)?.[1]
    return `${text}${ending ? `.${ending}` : ''}`
  })
}

onEachPlace('every route of the server', (place) => {
  let server: RunningServer
  beforeAll(async () => {
    server = await startTestServer(place(), { site: await builtSite() })
    await server.catalogueDone
  })
  afterAll(() => server.close())

  it('answers broken text without a server error', async () => {
    const faults: string[] = []
    async function ask(method: string, address: string, field: string): Promise<void> {
      const form = { 'content-type': 'application/x-www-form-urlencoded', origin: server.url }
      const init = /GET|HEAD/.test(method) ? {} : { body: field, headers: form }
      const { status } = await server.fetch(new Request(address, { method, ...init }))
      // oEmbed requires 501 for an unknown format.
      if (status >= 500 && status !== 501) faults.push(`${status} ${method} ${address.slice(0, 200)}`)
    }
    const routes = new Set(server.routes.map(({ method, path }) => `${method === 'ALL' ? 'GET' : method} ${path}`))
    expect(routes.size).toBeGreaterThan(Object.keys(callsByName).length)
    for (const route of routes) {
      const [method = '', path = ''] = route.split(' ')
      for (const text of BROKEN) await ask(method, server.url + fill(path, text), `state=${text}`)
      const field = fc
        .tuple(fc.constantFrom(...NAMES), broken)
        .chain(([name, text]) => fc.constantFrom(...valuesWith(server.url, text).map((value) => `${name}=${value}`)))
      await fc.assert(
        fc.asyncProperty(broken, field, (text, sent) => ask(method, `${server.url}${fill(path, text)}?${sent}`, sent)),
        { numRuns: RUNS },
      )
    }
    expect(faults).toEqual([])
  })

  it.each([
    '/og/voice/flite/female/%00.png',
    '/og/voice/flite/female/slt--anna%2500.png',
    '/oembed?url=ORIGIN/voice/flite/female/%00',
    '/oembed?url=ORIGIN/voice/flite/female/%2500',
    '/oembed?url=ORIGIN/voice/flite/female/slt--anna?snippet=%00',
    '/api/v1/login?state=%00',
    '/api/v1/logout?connectionId=%00',
    '/provider-icons/%00',
    '/flags/4x3/%00.svg',
    '/fonts/%00.woff2',
    '/embed/v1/%00.js',
    '/voice/flite/female/%00',
    '/voices?search=%00',
    '/%',
    '/%ff',
    '/voices/%E0%A4%A',
  ])('answers %s with a client error', async (path) => {
    const { status } = await server.fetch(new Request(server.url + path.replace('ORIGIN', server.url)))
    expect([400, 404]).toContain(status)
  })

  it('accepts a literal percent sign', async () => {
    const { status } = await server.fetch(new Request(`${server.url}/voices?search=100%`))
    expect(status).toBe(200)
  })
})

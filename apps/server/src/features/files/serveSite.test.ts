import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { parseTrustedProxies } from '../../kernel/config/trustedProxies.ts'
import type { AppEnv } from '../../kernel/http/appEnv.ts'
import { errorAnswer } from '../../kernel/http/errorAnswer.ts'
import { securityHeaders } from '../../kernel/http/securityHeaders.ts'
import { createLog } from '../../kernel/log/createLog.ts'
import { temporaryDirectory } from '../../testing/temporaryDirectory.ts'
import { PAGES, serveSite } from './serveSite.ts'

/** A server with nothing but a site of identical pages. */
function siteOf({ clientDir = temporaryDirectory(), ready = true } = {}): Hono<AppEnv> {
  const app = new Hono<AppEnv>()
  app.use(securityHeaders(undefined))
  app.onError((error, context) => errorAnswer(context, error, createLog('silent')))
  serveSite(
    app,
    { clientDir, createHandler: () => () => Promise.resolve(new Response('page')) },
    { ready, uploadOrigins: [], hostIsTrusted: true, trustedProxies: parseTrustedProxies('10.0.0.1') },
  )
  return app
}

// WordPress, among others, embeds links in frames with `sandbox="allow-scripts"`, whose origin is opaque.
it.each(['/assets/page-1a2b.js', '/assets/page-1a2b.css', '/assets/letters-1a2b.woff2', '/icon.svg'])(
  'the file %s is loadable by a page in a sandboxed frame without an origin',
  async (path) => {
    const clientDir = temporaryDirectory()
    mkdirSync(join(clientDir, 'assets'))
    writeFileSync(join(clientDir, path), '')
    const app = siteOf({ clientDir })
    const { headers } = await app.request(path, { headers: { origin: 'null' } })
    expect(headers.get('access-control-allow-origin')).toBe('*')
    expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin')
  },
)

describe('methods other than GET and HEAD', () => {
  const app = siteOf()

  it.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])('%s requests are not passed to the site', async (method) => {
    const { status, headers } = await app.request('/voices', { method })
    expect([status, headers.get('allow')]).toEqual([405, 'GET, HEAD'])
  })
})

it.each([
  ['/embed/voice/flite/female/slt', 'frame-ancestors *', 'cross-origin'],
  ['/voice/flite/female/slt', "frame-ancestors 'none'", 'same-origin'],
])(
  '%s answers with a page that reloads itself while the server starts, framed if the path is for frames',
  async (path, policy, reach) => {
    const app = siteOf({ ready: false })
    const { status, headers } = await app.request(path)
    expect(status).toBe(503)
    expect(headers.get('content-security-policy')).toContain(policy)
    expect(headers.get('cross-origin-resource-policy')).toBe(reach)
  },
)

it('a network that opens too many pages has to wait, without affecting others', async () => {
  const app = siteOf()
  const open = (client: string, path = '/', accept = '*/*') =>
    app.request(
      path,
      { headers: { 'x-forwarded-for': client, accept } },
      { incoming: { socket: { remoteAddress: '10.0.0.1' } } },
    )
  for (let count = 0; count < PAGES.points; count += 1) expect((await open('192.0.2.1')).status).toBe(200)
  const refused = await open('192.0.2.1')
  expect(refused.status).toBe(429)
  expect(await refused.json()).toMatchObject({
    code: 'too_many_requests',
    message: expect.stringMatching(/Too many pages opened/u),
  })
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  const page = await open('192.0.2.1', '/embed/voice/flite/female/slt', 'text/html,*/*;q=0.8')
  expect(page.status).toBe(429)
  expect(Number(page.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(page.headers.get('content-security-policy')).toContain('frame-ancestors *')
  expect(await page.text()).toMatch(
    /http-equiv="refresh".*Too many pages opened from your network\. This page opens by itself in \d+ s\./u,
  )
  expect((await open('192.0.2.2')).status).toBe(200)
  // Requests made by pages have no connection and are not counted again.
  expect((await app.request('/')).status).toBe(200)
})

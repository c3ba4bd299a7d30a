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

/** A server of nothing but a site, whose pages are all alike. */
function siteOf({ clientDir = temporaryDirectory(), ready = true } = {}): Hono<AppEnv> {
  const app = new Hono<AppEnv>()
  app.use(securityHeaders(undefined))
  app.onError((error, context) => errorAnswer(context, error, createLog('silent')))
  serveSite(
    app,
    { clientDir, createHandler: () => () => Promise.resolve(new Response('page')) },
    { ready, uploadOrigins: [], hostIsTrue: true, trustedProxies: parseTrustedProxies('10.0.0.1') },
  )
  return app
}

// WordPress, among others, frames what a link turns into as `sandbox="allow-scripts"`: such a page is of no origin.
it.each(['/assets/page-1a2b.js', '/assets/page-1a2b.css', '/assets/letters-1a2b.woff2', '/icon.svg'])(
  'the file %s may be loaded by a page of ours that a frame has taken its origin from',
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

describe('what is no page', () => {
  const app = siteOf()

  it.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])('is not given to the site: %s', async (method) => {
    const { status, headers } = await app.request('/voices', { method })
    expect([status, headers.get('allow')]).toEqual([405, 'GET, HEAD'])
  })
})

it.each([
  ['/embed/voice/flite/female/slt', 'frame-ancestors *', 'cross-origin'],
  ['/voice/flite/female/slt', "frame-ancestors 'none'", 'same-origin'],
])('while the server starts, %s asks again by itself, in a frame if it is for frames', async (path, policy, reach) => {
  const app = siteOf({ ready: false })
  const { status, headers } = await app.request(path)
  expect(status).toBe(503)
  expect(headers.get('content-security-policy')).toContain(policy)
  expect(headers.get('cross-origin-resource-policy')).toBe(reach)
})

it('a network that opens pages without end is asked to wait, and all others are not', async () => {
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
    message: expect.stringMatching(/opened many pages/u),
  })
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  const page = await open('192.0.2.1', '/embed/voice/flite/female/slt', 'text/html,*/*;q=0.8')
  expect(page.status).toBe(429)
  expect(Number(page.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(page.headers.get('content-security-policy')).toContain('frame-ancestors *')
  expect(await page.text()).toMatch(
    /http-equiv="refresh".*opened many pages at once\. This one opens by itself in \d+ s\./u,
  )
  expect((await open('192.0.2.2')).status).toBe(200)
  // What a page of this server asks comes over no connection, and was counted with the page.
  expect((await app.request('/')).status).toBe(200)
})

import { api } from '@voice-rankings/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { RunningServer } from '../../../app/createServer.ts'
import { createEmbedPage } from '../../../testing/embedPage.ts'
import { onEachPlace } from '../../../testing/onEachDatabase.ts'
import { socketStatus } from '../../../testing/realtimeSocket.ts'
import { call, startTestServer, testConfig } from '../../../testing/startTestServer.ts'

const ID = 'abcdefghijklmnop'.repeat(2)
const CHROMIUM = `chrome-extension://${ID}`
const FIREFOX = 'moz-extension://6e6b2a3c-53a6-4f43-9d3a-0a2d3cf6f0aa'

/** Origins of requests, and whether `EMBED_ORIGINS` allows them. */
const ORIGINS = [
  ['the named extension of Chromium', CHROMIUM, true],
  ['the named extension of a Firefox', FIREFOX, true],
  ['another extension of Chromium', `chrome-extension://${'b'.repeat(32)}`, false],
  ['the extension of another Firefox', 'moz-extension://0d3a2b1c-53a6-4f43-9d3a-0a2d3cf6f0aa', false],
  ['the id under the scheme of Firefox', `moz-extension://${ID}`, false],
  ['a site with the id as its host', `https://${ID}`, false],
  ['a longer id', `${CHROMIUM}a`, false],
  ['a path', `${CHROMIUM}/popup.html`, false],
  ['capital letters', CHROMIUM.toUpperCase(), false],
  ['a page without an origin', 'null', false],
] as const

onEachPlace('a login of a browser extension', (place) => {
  let server: RunningServer
  let page: ReturnType<typeof createEmbedPage>
  beforeAll(async () => {
    const config = testConfig(place(), { EMBED_ORIGINS: `${CHROMIUM},${FIREFOX}` })
    server = await startTestServer(place(), { config })
    await server.services
    page = createEmbedPage(server.url)
  })
  afterAll(() => server.close())

  const status = (headers: Record<string, string>) =>
    call<{ user?: { username: string } }>(`${server.url}/api/v1/user/status`, { headers })

  it.each(ORIGINS)('of %s (%s) is allowed: %s', async (_name, origin, isAllowed) => {
    expect(await socketStatus(server.url, { origin })).toBe(isAllowed ? 101 : 403)
    const { status: answered, body } = await call<{ message: string }>(`${server.url}/api/v1/session/refresh`, {
      headers: { origin },
      json: {},
    })
    expect([answered, body.message]).toEqual(
      isAllowed
        ? [401, 'This session has ended. Log in again.']
        : [
            403,
            `Logins on ${origin} are not allowed. The operator of this server may add its origin to EMBED_ORIGINS.`,
          ],
    )
    const preflight = await fetch(`${server.url}/api/v1/session/token`, {
      method: 'OPTIONS',
      headers: { origin, 'access-control-request-method': 'POST' },
    })
    expect(preflight.headers.get('access-control-allow-origin')).toBe(isAllowed ? origin : null)
  })

  it('names the extension in its question, and gives the code to the extension only', async () => {
    const { asked, target } = await page.login(CHROMIUM)
    expect(asked).toContain('Log in to the browser extension?')
    expect(asked).toContain(CHROMIUM)
    expect(target).toBe(CHROMIUM)
  })

  it.each([CHROMIUM, FIREFOX])('lets %s read without an Origin header, which browsers leave out', async (origin) => {
    const { bearer } = await page.signedIn(origin)
    const authorization = `Bearer ${bearer}`
    expect((await status({ authorization, origin })).body.user?.username).toBeTruthy()
    expect((await status({ authorization })).body.user?.username).toBeTruthy()
    const { path, method } = api.favorites.set
    expect((await call(server.url + path, { method, headers: { authorization } })).status).toBe(401)
  })

  it('gives a bearer that is refused from every other origin', async () => {
    const { bearer } = await page.signedIn(CHROMIUM)
    const authorization = `Bearer ${bearer}`
    for (const [, origin] of ORIGINS.filter(([, other]) => other !== CHROMIUM)) {
      expect((await status({ authorization, origin })).status, origin).toBe(401)
    }
  })

  it('ends with a logout, after which its bearer and its cookie are refused', async () => {
    const { bearer, cookie } = await page.signedIn(CHROMIUM)
    expect((await page.end(cookie, CHROMIUM)).status).toBe(200)
    expect((await status({ authorization: `Bearer ${bearer}` })).status).toBe(401)
    expect((await page.status(bearer, CHROMIUM)).status).toBe(401)
    expect((await page.renew(cookie, CHROMIUM)).status).toBe(401)
  })
})

import { Hono } from 'hono'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { RunningServer } from '../../../app/createServer.ts'
import { loginCodes } from '../../../kernel/database/accountTables.ts'
import { openRealtimeSocket } from '../../../testing/realtimeSocket.ts'
import { BLOG, createEmbedPage, EMBED_SETTINGS, SHOP } from '../../../testing/embedPage.ts'
import { onEachPlace } from '../../../testing/onEachDatabase.ts'
import { startTestServer, testConfig } from '../../../testing/startTestServer.ts'
import { createVisitor } from '../../../testing/visitor.ts'
import { createCookies } from '../cookies.ts'
import { CONSENT_PATH } from './consentPages.ts'

type Page = ReturnType<typeof createEmbedPage>

onEachPlace('a login on another site’s page', (place) => {
  let server: RunningServer
  let login: Page['login'], redeem: Page['redeem'], status: Page['status']
  beforeAll(async () => {
    server = await startTestServer(place(), { config: testConfig(place(), EMBED_SETTINGS) })
    await server.services
    ;({ login, redeem, status } = createEmbedPage(server.url))
  })
  afterAll(() => server.close())

  it('asks for consent, passes a code to the opener only, and exchanges it for a short-lived bearer', async () => {
    const { verifier, asked, code, target, received } = await login()
    expect(asked).toContain('Log in on blog.example?')
    expect(target).toBe(BLOG)
    expect(received).toEqual(['Your Connection ID', 'login-complete'])
    const { body, headers } = await redeem(code, verifier)
    expect(body.expires_in).toBe(900)
    expect(headers.get('access-control-allow-origin')).toBe(BLOG)
    expect(headers.get('access-control-allow-credentials')).toBe('true')
    const who = await status(body.access_token)
    expect(who.headers.get('access-control-allow-origin')).toBe(BLOG)
    expect(who.headers.get('access-control-allow-credentials')).toBeNull()
    expect(who.headers.get('vary')).toMatch(/origin/i)
    expect(who.body.user).toMatchObject({ account_level: 0 })
  })

  it('hides the e-mail address from the embedding page', async () => {
    const { verifier, code } = await login()
    const { body } = await redeem(code, verifier)
    expect((await status(body.access_token)).body.user?.user_email).toBe('')
  })

  it('accepts a code once', async () => {
    const { verifier, code } = await login()
    expect((await redeem(code, verifier)).status).toBe(200)
    expect((await redeem(code, verifier)).status).toBe(401)
  })

  it('accepts a code only with its verifier and from its origin, and invalidates it after a wrong attempt', async () => {
    const [first, second, third] = [await login(), await login(), await login()]
    expect((await redeem(first.code, second.verifier)).status).toBe(401)
    expect((await redeem(first.code, first.verifier)).status).toBe(401)
    expect((await redeem(second.code, second.verifier, SHOP)).status).toBe(401)
    expect((await redeem(third.code, third.verifier, 'https://evil.example')).status).toBe(403)
  })

  it('lets the page read why its request was refused', async () => {
    const refused = [
      await redeem('x', 'y'.repeat(43)),
      await redeem('x', 'short'),
      await redeem('x'.repeat(20_000), 'y'),
    ]
    expect(refused.map(({ status }) => status)).toEqual([401, 422, 413])
    for (const { headers } of refused) expect(headers.get('access-control-allow-origin')).toBe(BLOG)
  })

  it('rejects a code after a minute', async () => {
    const { verifier, code } = await login()
    const { database } = await server.services
    await database.queries.update(loginCodes).set({ expires_at: new Date(Date.now() - 1000) })
    expect((await redeem(code, verifier)).status).toBe(401)
  })

  it('rejects a bearer from another origin', async () => {
    const { verifier, code } = await login()
    const { body } = await redeem(code, verifier)
    expect((await status(body.access_token, SHOP)).status).toBe(401)
    expect((await status(body.access_token, 'https://evil.example')).status).toBe(401)
  })

  it('requires consent, which no other site can submit', async () => {
    const { popup } = await login()
    await using socket = await openRealtimeSocket(server.url, BLOG)
    const state = `${socket.id}~${'A'.repeat(43)}`
    const forged = await popup.submit(CONSENT_PATH, { state }, { origin: 'https://evil.example' })
    expect(forged.status).toBe(403)
    await popup.get(`/api/v1/login?state=${encodeURIComponent(state)}`)
    expect(socket.received).toHaveLength(1)
    expect(await (await createVisitor(server.url).submit(CONSENT_PATH, { state })).text()).not.toContain('login-code')
  })

  it('passes the code to the origin of the socket, whatever the link says', async () => {
    expect((await login(SHOP)).target).toBe(SHOP)
    const ours = await login(BLOG, server.url)
    expect(ours.asked).toContain('You are logged in')
    expect(ours.page).not.toContain('login-code')
  })

  it.each([
    [BLOG, BLOG],
    ['https://blog.example.evil.example', null],
    ['https://evilblog.example', null],
    ['http://blog.example', null],
    ['https://blog.example:8443', null],
    ['null', null],
    ['HTTPS://BLOG.EXAMPLE', null],
  ])('answers a CORS preflight from %s with %s', async (origin, allowed) => {
    for (const path of ['user/status', 'session/token', 'voice/speech']) {
      const headers = { origin, 'access-control-request-method': 'POST' }
      const answer = await fetch(`${server.url}/api/v1/${path}`, { method: 'OPTIONS', headers })
      const isSession = path.startsWith('session/')
      expect(answer.headers.get('access-control-allow-origin'), path).toBe(allowed ?? (isSession ? null : '*'))
      expect(answer.headers.get('access-control-allow-credentials'), path).toBe(isSession ? 'true' : null)
      const takesBearer = answer.headers.get('access-control-allow-headers')?.includes('authorization') ?? false
      expect(takesBearer, path).toBe(allowed !== null && !isSession)
    }
  })

  it('partitions the refresh cookie by site over TLS', async () => {
    const app = new Hono().get('/', (context) => {
      createCookies(true).set(context, 'refresh', 'x')
      return context.text('')
    })
    const set = (await app.request('/')).headers.get('set-cookie')
    expect(set).toBe('__Host-refresh=x; Max-Age=7776000; Path=/; HttpOnly; Secure; SameSite=None; Partitioned')
  })
})

import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { RunningServer } from '../../../app/createServer.ts'
import { sessions } from '../../../kernel/database/accountTables.ts'
import { hashToken } from '../../../kernel/identity/token.ts'
import { BLOG, createEmbedPage, EMBED_SETTINGS, refreshCookie, SHOP } from '../../../testing/embedPage.ts'
import { onEachPlace } from '../../../testing/onEachDatabase.ts'
import { call, startTestServer, testConfig } from '../../../testing/startTestServer.ts'
import { SESSION_LIFETIME } from '../createSessions.ts'
import { REUSE_GRACE_MS } from './rotateRefresh.ts'

const rowOf = (cookie: string) => eq(sessions.token_hash, hashToken(cookie.split('=')[1] ?? ''))

onEachPlace('the session of another site’s page', (place) => {
  let server: RunningServer
  let page: ReturnType<typeof createEmbedPage>
  beforeAll(async () => {
    server = await startTestServer(place(), { config: testConfig(place(), EMBED_SETTINGS) })
    await server.services
    page = createEmbedPage(server.url)
  })
  afterAll(() => server.close())

  async function change(cookie: string, values: Partial<typeof sessions.$inferInsert>): Promise<void> {
    const { database } = await server.services
    await database.queries.update(sessions).set(values).where(rowOf(cookie))
  }
  /** Moves the use of the cookie back beyond the grace period for other tabs. */
  const waitForTabs = (cookie: string) => change(cookie, { spent_at: new Date(Date.now() - REUSE_GRACE_MS - 1000) })
  /** Renews, and returns the answer with the next cookie. */
  async function renew(cookie: string) {
    const { status, body, headers } = await page.renew(cookie)
    return { status, bearer: body.access_token, cookie: refreshCookie(headers) }
  }

  it('is renewed by a single-use cookie, which is replaced', async () => {
    let { cookie } = await page.signedIn()
    const seen = new Set([cookie])
    for (let times = 0; times < 3; times += 1) {
      const renewed = await renew(cookie)
      expect((await page.status(renewed.bearer)).status).toBe(200)
      cookie = renewed.cookie
      seen.add(cookie)
    }
    expect(seen.size).toBe(4)
  })

  it('is revoked when a cookie is reused after its successor was used, since one of the two was stolen', async () => {
    const { cookie: stolen, bearer } = await page.signedIn()
    const mine = await renew(stolen)
    const next = await renew(mine.cookie)
    await waitForTabs(stolen)
    expect((await renew(stolen)).status).toBe(401)
    expect((await renew(next.cookie)).status).toBe(401)
    for (const token of [bearer, mine.bearer, next.bearer]) expect((await page.status(token)).status).toBe(401)
  })

  it('is revoked as well when the thief renewed first', async () => {
    const { cookie } = await page.signedIn()
    const thief = await renew(cookie)
    const later = await renew(thief.cookie)
    await waitForTabs(cookie)
    expect((await renew(cookie)).status).toBe(401)
    expect((await page.status(later.bearer)).status).toBe(401)
  })

  it('survives the loss of the next cookie, and is revoked if that one is used later', async () => {
    const { cookie } = await page.signedIn()
    const lost = await renew(cookie)
    await waitForTabs(cookie)
    const again = await renew(cookie)
    expect(again.cookie).not.toBe('')
    expect((await renew(again.cookie)).status).toBe(200)
    await waitForTabs(lost.cookie)
    expect((await renew(lost.cookie)).status).toBe(401)
    expect((await page.status(again.bearer)).status).toBe(401)
  })

  it('is renewed for concurrent tabs, of which one gets the next cookie', async () => {
    const { cookie } = await page.signedIn()
    const tabs = await Promise.all(Array.from({ length: 10 }, () => renew(cookie)))
    expect(tabs.map(({ status }) => status)).toEqual(tabs.map(() => 200))
    const [next, ...others] = tabs.flatMap((tab) => tab.cookie || [])
    expect(others).toEqual([])
    expect((await renew(next ?? '')).status).toBe(200)
  })

  it('keeps the original expiry when it is renewed', async () => {
    const { cookie } = await page.signedIn()
    const created_at = new Date(Date.now() - SESSION_LIFETIME.refresh.most + 60_000)
    await change(cookie, { created_at })
    const renewed = await renew(cookie)
    const { database } = await server.services
    const [row] = await database.queries.select().from(sessions).where(rowOf(renewed.cookie))
    expect(row?.created_at).toEqual(created_at)
    expect(row?.expires_at.getTime()).toBeLessThanOrEqual(Date.now() + 60_000)
  })

  it('is not renewed from another site, nor by another kind of token', async () => {
    const { cookie, bearer, popup } = await page.signedIn()
    expect((await page.renew(cookie, SHOP)).status).toBe(401)
    expect((await page.renew(cookie, 'https://evil.example')).status).toBe(403)
    expect((await page.renew(`refresh=${bearer}`)).status).toBe(401)
    expect((await page.renew(`refresh=${popup.cookies.get('session') ?? ''}`)).status).toBe(401)
    expect((await page.renew('refresh=x')).status).toBe(401)
    expect((await renew(cookie)).status).toBe(200)
  })

  it('ends when its user logs out on that site, without ending other sessions', async () => {
    const blog = await page.signedIn()
    const shop = await page.signedIn(SHOP)
    const renewed = await renew(blog.cookie)
    expect((await page.end(renewed.cookie)).status).toBe(200)
    expect((await renew(renewed.cookie)).status).toBe(401)
    expect((await page.status(renewed.bearer)).status).toBe(401)
    expect((await page.status(shop.bearer, SHOP)).status).toBe(200)
    const session = `session=${blog.popup.cookies.get('session') ?? ''}`
    const here = await call<{ user?: object }>(`${server.url}/api/v1/user/status`, { headers: { cookie: session } })
    expect(here.body.user).toBeDefined()
  })

  it('is renewed at a limited rate', async () => {
    const { status } = await page.renew('')
    expect(status).toBe(401)
    const answers = []
    for (let count = 0; count < 130; count += 1) answers.push((await page.renew('refresh=x', BLOG)).status)
    expect(new Set(answers)).toEqual(new Set([401, 429]))
  })
})

import { createHash } from 'node:crypto'
import { loginPath, matchingCode } from '@voice-rankings/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { RunningServer } from '../../../app/createServer.ts'
import { loginCodes } from '../../../kernel/database/accountTables.ts'
import { openDoorbell } from '../../../testing/doorbell.ts'
import { BLOG, createEmbedPage, createProof, EMBED_SETTINGS, SHOP } from '../../../testing/embedPage.ts'
import { onEachPlace } from '../../../testing/onEachDatabase.ts'
import { startTestServer, testConfig } from '../../../testing/startTestServer.ts'
import { createVisitor, type Visitor } from '../../../testing/visitor.ts'
import { CONSENT_PATH } from './consentPages.ts'

/** Digits that are not those. */
const wrong = (digits: string) => (digits === '000000' ? '000001' : '000000')

const type = (popup: Visitor, state: string, matching_code: string, headers?: Record<string, string>) =>
  popup.submit(CONSENT_PATH, { state, intent: 'match', matching_code }, headers)

onEachPlace('a login window that was cut off from another site’s page', (place) => {
  let server: RunningServer
  let page: ReturnType<typeof createEmbedPage>
  beforeAll(async () => {
    server = await startTestServer(place(), { config: testConfig(place(), EMBED_SETTINGS) })
    await server.services
    page = createEmbedPage(server.url)
  })
  afterAll(() => server.close())

  /** A page that waits, with somebody signed in in its window. */
  async function waiting(origin = BLOG) {
    const { verifier, challenge } = createProof()
    const doorbell = await openDoorbell(server.url, origin)
    const state = `${doorbell.id}~${challenge}`
    const { popup, asked } = await page.signUp(state)
    const actions = () => doorbell.heard.map(({ action }) => action)
    return { verifier, doorbell, state, popup, asked, actions }
  }
  it('asks for the digits that the page shows; then the page redeems its connection id with its verifier', async () => {
    const { verifier, doorbell, state, popup, asked, actions } = await waiting()
    await using _open = doorbell
    expect(asked).toContain('Code on blog.example')
    expect(asked).not.toContain(matchingCode(state))
    const digits = matchingCode(state)
    const answer = await type(popup, state, ` ${digits.slice(0, 3)} ${digits.slice(3)} `)
    expect(await answer.text()).toContain('You are signed in')
    await doorbell.hears('login-approved')
    expect(actions()).toEqual(['Your Connection ID', 'login-approved'])
    expect(JSON.stringify(doorbell.heard[1])).toBe('{"action":"login-approved"}')
    const { status, body } = await page.redeem(doorbell.id, verifier)
    expect(status).toBe(200)
    expect((await page.status(body.access_token)).status).toBe(200)
  })

  it('gives nothing for wrong digits, nor for none, and is shut after five of them', async () => {
    const { verifier, doorbell, state, popup, actions } = await waiting()
    await using _open = doorbell
    const digits = matchingCode(state)
    const tries = ['', wrong(digits), digits.slice(1), `${digits}0`, 'abcdef']
    for (const typed of tries) expect((await type(popup, state, typed)).status, typed).toBe(422)
    expect((await type(popup, state, digits)).status).toBe(429)
    expect(actions()).toEqual(['Your Connection ID'])
    expect((await page.redeem(doorbell.id, verifier)).status).toBe(401)
  })

  it('gives nothing to a connection id alone, before the digits were typed or after', async () => {
    const { verifier, doorbell, state, popup } = await waiting()
    await using _open = doorbell
    expect((await page.redeem(doorbell.id, verifier)).status).toBe(401)
    await type(popup, state, matchingCode(state))
    for (const guess of [createProof().verifier, state.slice(-43), state.slice(0, 128)]) {
      expect((await page.redeem(doorbell.id, guess)).status).toBe(401)
    }
    expect((await page.redeem(doorbell.id, verifier)).status, 'a wrong try uses it up').toBe(401)
  })

  it('gives nothing to the page of another origin that knows everything', async () => {
    const { verifier, doorbell, state, popup } = await waiting()
    await using _open = doorbell
    await type(popup, state, matchingCode(state))
    expect((await page.redeem(doorbell.id, verifier, 'https://evil.example')).status).toBe(403)
    expect((await page.redeem(doorbell.id, verifier, SHOP)).status).toBe(401)
  })

  it('gives once, within a minute', async () => {
    const [first, second] = [await waiting(), await waiting()]
    await using _first = first.doorbell
    await using _second = second.doorbell
    await type(first.popup, first.state, matchingCode(first.state))
    expect((await page.redeem(first.doorbell.id, first.verifier)).status).toBe(200)
    expect((await page.redeem(first.doorbell.id, first.verifier)).status).toBe(401)
    expect((await type(first.popup, first.state, matchingCode(first.state))).status).toBe(400)

    await type(second.popup, second.state, matchingCode(second.state))
    const { database } = await server.services
    await database.queries.update(loginCodes).set({ expires_at: new Date(Date.now() - 1000) })
    expect((await page.redeem(second.doorbell.id, second.verifier)).status).toBe(401)
  })

  it('cannot be answered by another site, nor by somebody who is not signed in', async () => {
    const { doorbell, state, popup, actions } = await waiting()
    await using _open = doorbell
    const digits = matchingCode(state)
    for (const headers of [{ origin: BLOG }, { origin: 'https://evil.example' }, { origin: 'null' }, {}]) {
      expect((await type(popup, state, digits, headers as Record<string, string>)).status).toBe(403)
    }
    expect((await type(createVisitor(server.url), state, digits)).status).toBe(400)
    expect(actions()).toEqual(['Your Connection ID'])
  })

  it('shows a victim who was lured there no digits: they would have to be told them', async () => {
    const { popup: victim } = await waiting()
    const { challenge } = createProof()
    await using attacker = await openDoorbell(server.url, BLOG)
    const state = `${attacker.id}~${challenge}`
    const lure = await (await victim.get(loginPath(state))).text()
    expect(lure).not.toContain(matchingCode(state))
    expect(lure).toContain('Do not type any that somebody sent you')
    await victim.submit(CONSENT_PATH, { state, intent: 'match' })
    expect(attacker.heard).toHaveLength(1)
  })

  it('does not serve our own pages, which need no code', async () => {
    const { challenge } = createProof()
    await using doorbell = await openDoorbell(server.url)
    const state = `${doorbell.id}~${challenge}`
    const { popup } = await page.signUp(state)
    expect((await type(popup, state, matchingCode(state))).status).toBe(400)
  })

  it('keeps the digits of one login apart from those of another', async () => {
    const digits = new Set<string>()
    for (let count = 0; count < 20; count += 1) {
      await using doorbell = await openDoorbell(server.url, BLOG)
      digits.add(matchingCode(`${doorbell.id}~${createHash('sha256').update('x').digest('base64url')}`))
    }
    expect(digits.size).toBeGreaterThan(18)
    for (const each of digits) expect(each).toMatch(/^\d{6}$/)
  })
})

import { createHash } from 'node:crypto'
import { loginPath, matchingCode } from '@voice-rankings/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { RunningServer } from '../../../app/createServer.ts'
import { loginCodes } from '../../../kernel/database/accountTables.ts'
import { openRealtimeSocket } from '../../../testing/realtimeSocket.ts'
import { BLOG, createEmbedPage, createProof, EMBED_SETTINGS, SHOP } from '../../../testing/embedPage.ts'
import { onEachPlace } from '../../../testing/onEachDatabase.ts'
import { startTestServer, testConfig } from '../../../testing/startTestServer.ts'
import { createVisitor, type Visitor } from '../../../testing/visitor.ts'
import { CONSENT_PATH } from './consentPages.ts'

/** A different six-digit code. */
const wrong = (digits: string) => (digits === '000000' ? '000001' : '000000')

const type = (popup: Visitor, state: string, matching_code: string, headers?: Record<string, string>) =>
  popup.submit(CONSENT_PATH, { state, intent: 'match', matching_code }, headers)

onEachPlace('a login window without an opener, for another site’s page', (place) => {
  let server: RunningServer
  let page: ReturnType<typeof createEmbedPage>
  beforeAll(async () => {
    server = await startTestServer(place(), { config: testConfig(place(), EMBED_SETTINGS) })
    await server.services
    page = createEmbedPage(server.url)
  })
  afterAll(() => server.close())

  /** A waiting page whose login window has a signed-in user. */
  async function waiting(origin = BLOG) {
    const { verifier, challenge } = createProof()
    const socket = await openRealtimeSocket(server.url, origin)
    const state = `${socket.id}~${challenge}`
    const { popup, asked } = await page.signUp(state)
    const actions = () => socket.received.map(({ action }) => action)
    return { verifier, socket, state, popup, asked, actions }
  }
  it('asks for the confirmation code of the page, which then redeems its connection id with its verifier', async () => {
    const { verifier, socket, state, popup, asked, actions } = await waiting()
    await using _open = socket
    expect(asked).toContain('Code on blog.example')
    expect(asked).not.toContain(matchingCode(state))
    const digits = matchingCode(state)
    const answer = await type(popup, state, ` ${digits.slice(0, 3)} ${digits.slice(3)} `)
    expect(await answer.text()).toContain('You are logged in')
    await socket.receives('login-approved')
    expect(actions()).toEqual(['Your Connection ID', 'login-approved'])
    expect(JSON.stringify(socket.received[1])).toBe('{"action":"login-approved"}')
    const { status, body } = await page.redeem(socket.id, verifier)
    expect(status).toBe(200)
    expect((await page.status(body.access_token)).status).toBe(200)
  })

  it('rejects wrong or missing confirmation codes, and all after five attempts', async () => {
    const { verifier, socket, state, popup, actions } = await waiting()
    await using _open = socket
    const digits = matchingCode(state)
    const tries = ['', wrong(digits), digits.slice(1), `${digits}0`, 'abcdef']
    for (const typed of tries) expect((await type(popup, state, typed)).status, typed).toBe(422)
    expect((await type(popup, state, digits)).status).toBe(429)
    expect(actions()).toEqual(['Your Connection ID'])
    expect((await page.redeem(socket.id, verifier)).status).toBe(401)
  })

  it('grants nothing for a connection id alone, before or after confirmation', async () => {
    const { verifier, socket, state, popup } = await waiting()
    await using _open = socket
    expect((await page.redeem(socket.id, verifier)).status).toBe(401)
    await type(popup, state, matchingCode(state))
    for (const guess of [createProof().verifier, state.slice(-43), state.slice(0, 128)]) {
      expect((await page.redeem(socket.id, guess)).status).toBe(401)
    }
    expect((await page.redeem(socket.id, verifier)).status, 'a wrong try uses it up').toBe(401)
  })

  it('grants nothing to another origin, even with all values', async () => {
    const { verifier, socket, state, popup } = await waiting()
    await using _open = socket
    await type(popup, state, matchingCode(state))
    expect((await page.redeem(socket.id, verifier, 'https://evil.example')).status).toBe(403)
    expect((await page.redeem(socket.id, verifier, SHOP)).status).toBe(401)
  })

  it('grants one session, within a minute', async () => {
    const [first, second] = [await waiting(), await waiting()]
    await using _first = first.socket
    await using _second = second.socket
    await type(first.popup, first.state, matchingCode(first.state))
    expect((await page.redeem(first.socket.id, first.verifier)).status).toBe(200)
    expect((await page.redeem(first.socket.id, first.verifier)).status).toBe(401)
    expect((await type(first.popup, first.state, matchingCode(first.state))).status).toBe(400)

    await type(second.popup, second.state, matchingCode(second.state))
    const { database } = await server.services
    await database.queries.update(loginCodes).set({ expires_at: new Date(Date.now() - 1000) })
    expect((await page.redeem(second.socket.id, second.verifier)).status).toBe(401)
  })

  it('rejects a confirmation from another site or without a session', async () => {
    const { socket, state, popup, actions } = await waiting()
    await using _open = socket
    const digits = matchingCode(state)
    for (const headers of [{ origin: BLOG }, { origin: 'https://evil.example' }, { origin: 'null' }, {}]) {
      expect((await type(popup, state, digits, headers as Record<string, string>)).status).toBe(403)
    }
    expect((await type(createVisitor(server.url), state, digits)).status).toBe(400)
    expect(actions()).toEqual(['Your Connection ID'])
  })

  it('shows a lured victim no confirmation code', async () => {
    const { popup: victim } = await waiting()
    const { challenge } = createProof()
    await using attacker = await openRealtimeSocket(server.url, BLOG)
    const state = `${attacker.id}~${challenge}`
    const lure = await (await victim.get(loginPath(state))).text()
    expect(lure).not.toContain(matchingCode(state))
    expect(lure).toContain('Never type a code that somebody sent you')
    await victim.submit(CONSENT_PATH, { state, intent: 'match' })
    expect(attacker.received).toHaveLength(1)
  })

  it("does not apply to the site's own pages, which need no code", async () => {
    const { challenge } = createProof()
    await using socket = await openRealtimeSocket(server.url)
    const state = `${socket.id}~${challenge}`
    const { popup } = await page.signUp(state)
    expect((await type(popup, state, matchingCode(state))).status).toBe(400)
  })

  it('has a different confirmation code for each login', async () => {
    const digits = new Set<string>()
    for (let count = 0; count < 20; count += 1) {
      await using socket = await openRealtimeSocket(server.url, BLOG)
      digits.add(matchingCode(`${socket.id}~${createHash('sha256').update('x').digest('base64url')}`))
    }
    expect(digits.size).toBeGreaterThan(18)
    for (const each of digits) expect(each).toMatch(/^\d{6}$/)
  })
})

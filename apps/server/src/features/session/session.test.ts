import { getSnippet, userStatus } from '@voice-rankings/contract'
import { eq } from 'drizzle-orm'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { RunningServer } from '../../app/createServer.ts'
import { sessions as sessionTable } from '../../kernel/database/accountTables.ts'
import { snippetOwners } from '../../kernel/database/schema.ts'
import { hashToken } from '../../kernel/identity/token.ts'
import { onEachPlace } from '../../testing/onEachDatabase.ts'
import { signIn } from '../../testing/signIn.ts'
import { call, startTestServer } from '../../testing/startTestServer.ts'

const DAY_MS = 86_400_000

const tokenOf = (headers: { cookie: string }) => headers.cookie.replace('session=', '')

onEachPlace('the identity of a request', (place) => {
  let server: RunningServer
  beforeAll(async () => {
    server = await startTestServer(place())
    await server.catalogueDone
  })
  afterAll(() => server.close())
  const status = (headers: Record<string, string> = {}) =>
    call<{ user?: object }>(`${server.url}/api/v1/user/status`, { headers })
  const speak = (headers: Record<string, string>, json: object) =>
    call<{ voice_snippet_id: string; is_duplicate: boolean }>(`${server.url}/api/v1/voice/speech`, {
      headers,
      json: { voice_id: 'flite-slt--anna', ...json },
    })
  async function ownersOf(id: string) {
    const { database } = await server.services
    return database.queries.select().from(snippetOwners).where(eq(snippetOwners.voice_snippet_id, id))
  }
  const speakFrom = async (headers: Record<string, string>) => {
    const { headers: own } = await signIn(server)
    return call(`${server.url}/api/v1/voice/speech`, {
      headers: { cookie: own.cookie, ...headers },
      json: { voice_id: 'flite-slt--anna', text: 'From where' },
    })
  }

  it('is anonymous without a session and a user with one', async () => {
    expect((await status()).body).toEqual({})
    const { user, headers } = await signIn(server)
    const { body } = await status(headers)
    expect(v.parse(userStatus.response, body).user).toEqual({
      account_level: 0,
      username: user.username,
      user_email: user.user_email,
      total_credits: 1000,
      voice_credits: 0,
    })
  })

  it.each(['session=', 'session=x', `session=${'A'.repeat(43)}`, 'session=%00', '__Host-session=x'])(
    'is anonymous with the cookie %s',
    async (cookie) => expect((await status({ cookie })).body).toEqual({}),
  )

  it('is asked to renew an unknown bearer token', async () => {
    const { status: code, body } = await call(`${server.url}/api/v1/user/status`, {
      headers: { authorization: `Bearer ${'A'.repeat(43)}` },
    })
    expect([code, body.code]).toEqual([401, 'login_required'])
  })

  it('is rejected with a session cookie sent as a bearer token', async () => {
    const { headers } = await signIn(server)
    expect((await status({ authorization: `Bearer ${tokenOf(headers)}` })).status).toBe(401)
  })

  it.each([
    ['a session is refreshed when it is used', -DAY_MS, 29 * DAY_MS, true, 30],
    ['a session that was not used for long has ended', -31 * DAY_MS, -DAY_MS, false, null],
    ['a session ends when it is old, however much it is used', -89 * DAY_MS, DAY_MS, true, 1],
  ])('%s', async (_name, startedMs, expiresMs, alive, daysLeft) => {
    const { headers } = await signIn(server)
    const { database } = await server.services
    const own = eq(sessionTable.token_hash, hashToken(tokenOf(headers)))
    const began = new Date(Date.now() + startedMs)
    const times = { created_at: began, last_used_at: began, expires_at: new Date(Date.now() + expiresMs) }
    await database.queries.update(sessionTable).set(times).where(own)
    expect('user' in (await status(headers)).body).toBe(alive)
    if (daysLeft === null) return
    const [row] = await database.queries.select().from(sessionTable).where(own)
    expect(((row?.expires_at.getTime() ?? 0) - Date.now()) / DAY_MS).toBeCloseTo(daysLeft, 1)
  })

  it('has only a hash of the token stored', async () => {
    const { headers } = await signIn(server)
    const { database } = await server.services
    const rows = await database.queries.select().from(sessionTable)
    expect(JSON.stringify(rows)).not.toContain(tokenOf(headers))
  })

  describe('generated speech', () => {
    it('gives a visitor one HttpOnly device cookie', async () => {
      const first = await speak({}, { text: 'A visitor was here' })
      const cookie = first.headers.get('set-cookie') ?? ''
      expect(cookie).toMatch(/^visitor=[\w-]{43}; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Lax$/)
      const headers = { cookie: cookie.split(';')[0] ?? '', origin: server.url }
      const second = await speak(headers, { text: 'A visitor was here again' })
      expect(second.headers.get('set-cookie')).toBeNull()
      const keys = [first, second].map(async ({ body }) => (await ownersOf(body.voice_snippet_id))[0]?.owner_key)
      const [a, b] = await Promise.all(keys)
      expect(a).toMatch(/^visitor:/)
      expect(b).toBe(a)
      expect(a).not.toContain(headers.cookie.replace('visitor=', ''))
    })

    it('sets no cookie for browsing', async () => {
      expect((await call(`${server.url}/api/v1/voice/search?search=anna`)).headers.get('set-cookie')).toBeNull()
    })

    it('is owned by everybody who requested the same shared text', async () => {
      const [ann, bob] = [await signIn(server), await signIn(server)]
      const [first, second] = [
        await speak(ann.headers, { text: 'Shared by two' }),
        await speak(bob.headers, { text: 'Shared by two' }),
      ]
      expect(second.body).toMatchObject({ is_duplicate: true, voice_snippet_id: first.body.voice_snippet_id })
      const owners = (await ownersOf(first.body.voice_snippet_id)).map(({ owner_key }) => owner_key)
      expect(owners.toSorted()).toEqual([`user:${ann.user.user_id}`, `user:${bob.user.user_id}`].toSorted())
    })

    it('does not reveal to others that a text was generated privately', async () => {
      const [ann, bob] = [await signIn(server), await signIn(server)]
      const text = { text: 'For nobody else', shareSnippet: false }
      const first = await speak(ann.headers, text)
      const others = [await speak(bob.headers, text), await speak(bob.headers, { text: 'For nobody else' })]
      for (const { body } of others) {
        expect(body.is_duplicate).toBe(false)
        expect(body.voice_snippet_id).not.toBe(first.body.voice_snippet_id)
      }
      expect((await speak(ann.headers, text)).body).toMatchObject({ is_duplicate: true })
    })

    it('does not reveal the owner of a snippet', async () => {
      const { body } = await speak((await signIn(server)).headers, { text: 'Whose is it' })
      const read = await call<object>(`${server.url}/api/v1/voice/snippet/${body.voice_snippet_id}`)
      expect(Object.keys(v.parse(getSnippet.response, read.body).snippet).toSorted()).toEqual(
        Object.keys((read.body as { snippet: object }).snippet).toSorted(),
      )
    })
  })

  describe('a state-changing request with cookies', () => {
    it.each([
      ['another site', { origin: 'https://evil.example' }],
      ['a host that begins alike', { origin: 'http://127.0.0.1.evil.example' }],
      ['another port', { origin: 'http://127.0.0.1:1' }],
      ['a page without an origin', { origin: 'null' }],
      ['a browser that does not say', {}],
      ['a neighbour', { 'sec-fetch-site': 'same-site' }],
      ['an address that was typed', { 'sec-fetch-site': 'none' }],
      ['a file', { origin: 'file://' }],
    ] as [string, Record<string, string>][])('is refused from %s', async (_from, headers) => {
      const { status: code, body } = await speakFrom(headers)
      expect([code, body.code]).toEqual([403, 'forbidden'])
    })

    it.each([
      ['its origin', () => ({ origin: server.url })],
      ['the browser’s word', () => ({ 'sec-fetch-site': 'same-origin' })],
    ])('is accepted by %s', async (_by, headers) => expect((await speakFrom(headers())).status).toBe(200))

    it('is rejected as a form, which needs no CORS preflight', async () => {
      const { headers } = await signIn(server)
      const form = await fetch(`${server.url}/api/v1/voice/speech`, { method: 'POST', headers, body: 'text=hello' })
      expect(form.status).toBe(415)
    })
  })
})

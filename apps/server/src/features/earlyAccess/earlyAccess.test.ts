import { randomUUID } from 'node:crypto'
import { PassThrough } from 'node:stream'
import { EARLY_ACCESS_DAYS, type ErrorBody } from '@voice-rankings/contract'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { RunningServer } from '../../app/createServer.ts'
import { earlyAccess } from '../../kernel/database/earlyAccessTables.ts'
import { removeExpired } from '../../kernel/database/removeExpired.ts'
import { createLog } from '../../kernel/log/createLog.ts'
import { freePort } from '../../testing/freePort.ts'
import { onEachPlace } from '../../testing/onEachDatabase.ts'
import { type MailServer, startMailServer } from '../../testing/startMailServer.ts'
import { call, startTestServer, testConfig } from '../../testing/startTestServer.ts'
import { temporaryDirectory } from '../../testing/temporaryDirectory.ts'

type Answer = ErrorBody & { takes_addresses?: boolean; ok?: true }

const newEmail = () => `${randomUUID()}@example.com`

onEachPlace('early access', (place) => {
  let mailServer: MailServer
  let server: RunningServer
  let networks = 0
  const lines: string[] = []
  beforeAll(async () => {
    mailServer = await startMailServer()
    const port = await freePort()
    const env = {
      PORT: String(port),
      PUBLIC_URL: `http://127.0.0.1:${port}`,
      TRUSTED_PROXIES: '127.0.0.1',
      SMTP_URL: mailServer.url,
      MAIL_FROM: 'Voice Rankings <voices@example.com>',
    }
    const out = new PassThrough()
    out.on('data', (line: Buffer) => lines.push(line.toString()))
    const log = createLog('debug', { format: 'json', out: out as unknown as typeof process.stdout })
    server = await startTestServer(place(), { config: testConfig(place(), env), log })
    await server.services
  })
  afterAll(async () => {
    await server.close()
    await mailServer.close()
  })

  /** Makes a call from a network, by default one of its own. */
  const send = (name: 'join' | 'confirm' | 'leave', json: object, network = (networks += 1)) =>
    call<Answer>(`${server.url}/api/v1/early-access/${name}`, {
      json,
      headers: { 'x-forwarded-for': `203.0.113.${network}` },
    })
  const join = (early_email: string, network?: number) => send('join', { early_email }, network)
  /** Token of a link in the last mail to an address. */
  function tokenIn(email: string, purpose: 'confirm' | 'leave'): string {
    const text = mailServer.to(email).at(-1)?.text ?? ''
    const [link = ''] = new RegExp(String.raw`http:\S+${purpose}=\S+`).exec(text) ?? []
    return new URL(link).searchParams.get(purpose) ?? ''
  }
  const confirm = (email: string) => send('confirm', { early_token: tokenIn(email, 'confirm') })
  const rowOf = async (email: string) =>
    (await (await server.services).database.queries.select().from(earlyAccess).where(eq(earlyAccess.email, email)))[0]
  /** Ends the time to confirm an address. */
  const end = async (email: string) =>
    (await server.services).database.queries
      .update(earlyAccess)
      .set({ expires_at: sql`now() - interval '1 second'` })
      .where(eq(earlyAccess.email, email))

  it('stores an address for a week, and for good once its link is confirmed', async () => {
    const email = newEmail()
    expect(await join(email)).toMatchObject({ status: 200, body: { ok: true } })
    const waiting = await rowOf(email)
    expect(waiting?.confirmed_at).toBeNull()
    const days = ((waiting?.expires_at?.getTime() ?? 0) - Date.now()) / 86_400_000
    expect(days).toBeCloseTo(EARLY_ACCESS_DAYS, 1)
    expect(await confirm(email)).toMatchObject({ status: 200, body: { ok: true } })
    const confirmed = await rowOf(email)
    expect(confirmed?.confirmed_at).toBeInstanceOf(Date)
    expect(confirmed?.expires_at).toBeNull()
    expect((await confirm(email)).status).toBe(200)
    expect((await rowOf(email))?.confirmed_at).toEqual(confirmed?.confirmed_at)
  })

  it('answers the same for a new, a known and a confirmed address, however it is written', async () => {
    const email = newEmail()
    const fresh = await join(email)
    const known = await join(` ${email.toUpperCase()} `)
    await confirm(email)
    const confirmed = await join(email)
    for (const { status, body } of [fresh, known, confirmed]) {
      expect({ status, body }).toEqual({ status: 200, body: { ok: true } })
    }
    expect(mailServer.to(email)).toHaveLength(3)
  })

  it('mails a confirmed address no link to confirm, and keeps it confirmed', async () => {
    const email = newEmail()
    await join(email)
    await confirm(email)
    await join(email)
    const text = mailServer.to(email).at(-1)?.text
    expect(text).toContain('It is confirmed already')
    expect(text).not.toContain('?confirm=')
    expect(await rowOf(email)).toMatchObject({ confirmed_at: expect.any(Date), expires_at: null })
  })

  it('deletes the address at once by the link in every mail', async () => {
    const email = newEmail()
    await join(email)
    const first = tokenIn(email, 'leave')
    await confirm(email)
    await join(email)
    expect(tokenIn(email, 'leave')).toBe(first)
    expect(await send('leave', { early_token: first })).toMatchObject({ status: 200, body: { ok: true } })
    expect(await rowOf(email)).toBeUndefined()
    expect((await send('leave', { early_token: first })).status).toBe(404)
    expect((await send('confirm', { early_token: first })).status).toBe(404)
  })

  it('changes nothing when a scanner opens the links of a mail', async () => {
    const email = newEmail()
    await join(email)
    const before = await rowOf(email)
    const text = mailServer.to(email).at(-1)?.text ?? ''
    const links = text.match(/http:\S+/g) ?? []
    expect(links).toHaveLength(2)
    for (const link of links) await fetch(link)
    expect(await rowOf(email)).toEqual(before)
  })

  it('mails in the language of the page', async () => {
    const email = newEmail()
    await send('join', { early_email: email, early_language: 'de' })
    expect(mailServer.to(email)[0]?.subject).toContain('bestätige deine Adresse')
    expect(mailServer.to(email)[0]?.html).toContain('lang="de"')
    await send('join', { early_email: email, early_language: 'tlh' })
    expect(mailServer.to(email)[1]?.subject).toContain('confirm your address')
  })

  it('removes an address that was not confirmed in time, and only that', async () => {
    const [late, done] = [newEmail(), newEmail()]
    await join(late)
    await join(done)
    await confirm(done)
    await end(late)
    expect((await confirm(late)).status).toBe(404)
    await removeExpired((await server.services).database)
    expect(await rowOf(late)).toBeUndefined()
    expect(await rowOf(done)).toBeDefined()
  })

  it('gives an address that is left again the whole time once more', async () => {
    const email = newEmail()
    await join(email)
    await end(email)
    await join(email)
    expect((await confirm(email)).status).toBe(200)
  })

  it.each(['', 'ann', 'ann@', 'two words@example.com', `${'a'.repeat(250)}@example.com`])(
    'refuses %j as an address',
    async (email) => {
      const { status, body } = await join(email)
      expect([status, body.code, body.issues?.[0]?.path]).toEqual([422, 'invalid_fields', 'early_email'])
    },
  )

  it.each(['', 'short', 'q'.repeat(43), `${'q'.repeat(43)}'--`])('knows no address by the token %j', async (token) => {
    expect((await send('confirm', { early_token: token })).status).toBe(404)
    expect((await send('leave', { early_token: token })).status).toBe(404)
  })

  it('limits the mails to an address, and the addresses of a network', async () => {
    const email = newEmail()
    for (let count = 0; count < 3; count += 1) expect((await join(email)).status).toBe(200)
    expect(await join(email)).toMatchObject({ status: 429, body: { code: 'too_many_requests' } })
    expect(mailServer.to(email)).toHaveLength(3)
    const statuses = []
    for (let count = 0; count < 21; count += 1) statuses.push((await join(newEmail(), 250)).status)
    expect(statuses.indexOf(429)).toBe(20)
  })

  it('is refused to other sites', async () => {
    const { status } = await call<Answer>(`${server.url}/api/v1/early-access/join`, {
      json: { early_email: newEmail() },
      headers: { 'sec-fetch-site': 'cross-site' },
    })
    expect(status).toBe(403)
  })

  it('says that a refused mail was not sent, and logs no address', async () => {
    const email = newEmail()
    await join(newEmail())
    mailServer.open = false
    try {
      expect(await join(email)).toMatchObject({ status: 503, body: { code: 'busy' } })
    } finally {
      mailServer.open = true
    }
    const logged = lines.join('')
    expect(logged).toContain('A mail about early access could not be sent.')
    expect(logged).toContain('/api/v1/early-access/join')
    expect(logged).not.toContain('@example.com')
    expect((await join(email)).status).toBe(200)
  })
})

describe('a server that sends no mail', () => {
  it('takes no addresses, and says so', async () => {
    const server = await startTestServer({ databaseUrl: undefined, dataDir: temporaryDirectory() })
    await server.services
    const path = `${server.url}/api/v1/early-access`
    try {
      expect((await call<Answer>(path)).body).toEqual({ takes_addresses: false })
      const { status, body } = await call<Answer>(`${path}/join`, { json: { early_email: newEmail() } })
      expect([status, body.message]).toEqual([404, 'This server sends no mail and takes no addresses.'])
    } finally {
      await server.close()
    }
  })
})

import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { RunningServer } from '../../app/createServer.ts'
import { mailTokens, users } from '../../kernel/database/accountTables.ts'
import { freePort } from '../../testing/freePort.ts'
import { onEachPlace } from '../../testing/onEachDatabase.ts'
import { startMailServer, type MailServer } from '../../testing/startMailServer.ts'
import { call, startTestServer, testConfig } from '../../testing/startTestServer.ts'
import { createVisitor, type Visitor } from '../../testing/visitor.ts'
import { emailKey } from '../account/createUser.ts'
import { signUp } from './passwordAccounts.ts'

const PASSWORD = 'correct horse battery'
const OTHER = 'a quite different one'
const tokenOf = (link: URL) => link.searchParams.get('token') ?? ''
const newEmail = () => `${randomUUID()}@example.com`

/** An answer without the parts that differ between any two answers. */
const seen = async (answer: Response, email: string) => ({
  status: answer.status,
  html: (await answer.text()).replaceAll(email, '').replaceAll(/nonce="[^"]+"/g, ''),
  cookies: answer.headers.getSetCookie(),
})

onEachPlace('a server that sends mails', (place) => {
  let mailServer: MailServer
  let server: RunningServer
  let networks = 0
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
    server = await startTestServer(place(), { config: testConfig(place(), env) })
    await server.services
  })
  afterAll(async () => {
    await server.close()
    await mailServer.close()
  })

  /** A browser on a network of its own. */
  function newVisitor(): Visitor {
    const visitor = createVisitor(server.url)
    const network = { 'x-forwarded-for': `203.0.${(networks += 1) >> 8}.${networks & 255}` }
    return {
      ...visitor,
      get: (path, headers) => visitor.get(path, { ...network, ...headers }),
      submit: (path, fields, headers = { origin: server.url }) =>
        visitor.submit(path, fields, { ...network, ...headers }),
    }
  }
  const ask = (intent: 'create' | 'reset', email: string, visitor = newVisitor()) =>
    visitor.submit('/api/v1/login', { intent, email, return: '/voices' })
  const signIn = (email: string, password: string, visitor = newVisitor()) =>
    visitor.submit('/api/v1/login', { email, password })

  /** The link in the last mail to an address. */
  function linkTo(email: string): URL {
    const text = mailServer.to(email).at(-1)?.text ?? ''
    const [link = ''] = /http:\S+token=\S+/.exec(text) ?? []
    return new URL(link)
  }
  const choose = (link: URL, password: string, visitor = newVisitor()) =>
    visitor.submit(link.pathname, { token: tokenOf(link), password })

  async function signUpByMail(email = newEmail()) {
    const visitor = newVisitor()
    await ask('create', email, visitor)
    expect((await choose(linkTo(email), PASSWORD, visitor)).status).toBe(303)
    return { visitor, email }
  }
  async function userOf({ cookies }: Visitor) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    return (await call<{ user?: { user_email: string } }>(`${server.url}/api/v1/user/status`, { headers: { cookie } }))
      .body.user
  }
  it('creates an account with a verified address once a password is chosen by the mailed link', async () => {
    const [visitor, email] = [newVisitor(), newEmail()]
    const asked = await ask('create', email, visitor)
    expect(asked.status).toBe(200)
    expect(await asked.text()).toContain('Check your inbox')
    expect(await userOf(visitor)).toBeUndefined()
    const link = linkTo(email)
    expect(link.origin).toBe(server.url)
    const page = await visitor.get(link.pathname + link.search)
    expect(page.status).toBe(200)
    expect(await page.text()).toContain(email)
    const chosen = await choose(link, PASSWORD, visitor)
    expect(chosen.status).toBe(303)
    expect(await userOf(visitor)).toMatchObject({ user_email: email })
    const last = await visitor.get(chosen.headers.get('location') ?? '')
    expect(last.headers.get('location')).toBe('/voices')
    const { queries } = (await server.services).database
    const [user] = await queries.select().from(users).where(eq(users.email_key, email))
    expect(user?.email_verified_at).toBeInstanceOf(Date)
  })

  it('does not create an account by a mere visit of the link, as by mail scanners', async () => {
    const email = newEmail()
    await ask('create', email)
    const link = linkTo(email)
    await newVisitor().get(link.pathname + link.search)
    const { queries } = (await server.services).database
    expect(await queries.select().from(users).where(eq(users.email_key, email))).toEqual([])
    expect((await choose(link, PASSWORD)).status).toBe(303)
  })

  it.each(['create', 'reset'] as const)(
    'answers "%s" alike whether or not the address has an account',
    async (intent) => {
      const { email } = await signUpByMail()
      const unknown = newEmail()
      expect(await seen(await ask(intent, email), email)).toEqual(await seen(await ask(intent, unknown), unknown))
      expect(mailServer.to(unknown)).toHaveLength(1)
    },
  )

  it('notifies the owner of an address of attempts to create an account with it', async () => {
    const { email } = await signUpByMail()
    await ask('create', email.toUpperCase())
    const mail = mailServer.to(email).at(-1)
    expect(mail?.subject).toBe('You already have an account at Voice Rankings')
    expect(mail?.text).toContain('If you did not request it, ignore this e-mail')
    expect(mail?.html).toContain('<a href="')
    expect((await signIn(email, PASSWORD)).status).toBe(303)
  })

  it('resets a forgotten password and ends all other sessions', async () => {
    const { visitor: elsewhere, email } = await signUpByMail()
    const visitor = newVisitor()
    await ask('reset', email)
    expect((await choose(linkTo(email), OTHER, visitor)).status).toBe(303)
    expect(await userOf(visitor)).toMatchObject({ user_email: email })
    expect(await userOf(elsewhere)).toBeUndefined()
    expect((await signIn(email, PASSWORD)).status).toBe(401)
    expect((await signIn(email, OTHER)).status).toBe(303)
  })

  it('writes the mail in the language of the browser that asked for it', async () => {
    const email = newEmail()
    const headers = { origin: server.url, 'accept-language': 'de' }
    await newVisitor().submit('/api/v1/login', { intent: 'create', email, return: '/voices' }, headers)
    expect(mailServer.to(email).at(-1)).toMatchObject({
      subject: 'Lege dein Konto bei Voice Rankings an',
      text: expect.stringContaining('Um das Konto anzulegen, wähle hier ein Passwort:'),
    })
  })

  it('transfers an account with an unverified address to the owner who chooses a password by mail', async () => {
    const email = newEmail()
    const made = await signUp(
      await server.services,
      { email, password: 'of the squatter' },
      { address: '198.51.100.1' },
    )
    if (!('userId' in made)) throw new Error(String(made.status))
    const { sessions } = await server.services
    const squatter = newVisitor()
    squatter.cookies.set('session', await sessions.start(made.userId, { kind: 'cookie' }))
    expect(await userOf(squatter)).toBeDefined()
    await ask('create', email)
    const owner = newVisitor()
    await choose(linkTo(email), PASSWORD, owner)
    expect(await userOf(owner)).toMatchObject({ user_email: email })
    expect(await userOf(squatter)).toBeUndefined()
    expect((await signIn(email, 'of the squatter')).status).toBe(401)
  })

  it('accepts each link once, and no older link after a newer one was used', async () => {
    const { email } = await signUpByMail()
    await ask('reset', email)
    const older = linkTo(email)
    await ask('reset', email)
    const newer = linkTo(email)
    const both = await Promise.all([choose(newer, OTHER), choose(newer, 'one more of them')])
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([303, 400])
    expect((await choose(older, 'one more of them')).status).toBe(400)
    expect((await newVisitor().get(older.pathname + older.search)).status).toBe(400)
  })

  it('rejects a link after an hour', async () => {
    const email = newEmail()
    await ask('create', email)
    const { queries } = (await server.services).database
    const [row] = await queries.select().from(mailTokens).where(eq(mailTokens.email_key, email))
    expect(row?.expires_at.getTime()).toBeGreaterThan(Date.now() + 59 * 60_000)
    await queries.update(mailTokens).set({ expires_at: sql`now() - interval '1 second'` })
    expect((await choose(linkTo(email), PASSWORD)).status).toBe(400)
  })

  it('keeps a link usable after a password that is too weak', async () => {
    const email = newEmail()
    await ask('create', email)
    const weak = await choose(linkTo(email), 'seven77')
    expect(weak.status).toBe(422)
    expect(await weak.text()).toContain('at least 8 characters')
    expect((await choose(linkTo(email), PASSWORD)).status).toBe(303)
  })

  it('stores only hashes of tokens', async () => {
    const email = newEmail()
    await ask('create', email)
    const { database } = await server.services
    const rows = await database.rows<{ text: string }>(sql`SELECT row_to_json(m)::text AS text FROM mail_tokens m`)
    const all = rows.map(({ text }) => text).join()
    expect(all).toContain(emailKey(email))
    expect(all).not.toContain(tokenOf(linkTo(email)))
  })

  it('rejects a password form from another site', async () => {
    const email = newEmail()
    await ask('create', email)
    const link = linkTo(email)
    const fields = { token: tokenOf(link), password: PASSWORD }
    const forged = await newVisitor().submit(link.pathname, fields, { origin: 'https://evil.example' })
    expect(forged.status).toBe(403)
  })

  it('builds links from PUBLIC_URL, ignoring the Host header', async () => {
    const email = newEmail()
    const headers = { origin: server.url, 'x-forwarded-host': 'evil.example' }
    await newVisitor().submit('/api/v1/login', { intent: 'reset', email }, headers)
    expect(linkTo(email).origin).toBe(server.url)
  })

  it('sends nothing about an account to a different address with the same key', async () => {
    const name = randomUUID()
    // The Kelvin sign becomes "k" in lower case, but is another mailbox.
    const [email, alike] = [`k${name}@example.com`, `\u212A${name}@example.com`]
    await ask('create', alike)
    const early = tokenOf(linkTo(alike))
    await signUpByMail(email)
    await ask('reset', alike)
    expect(mailServer.to(alike)).toHaveLength(1)
    expect(mailServer.to(email)).toHaveLength(2)
    expect((await newVisitor().submit('/api/v1/login/password', { token: early, password: OTHER })).status).toBe(400)
  })

  it('sends at most five mails an hour to one address', async () => {
    const email = newEmail()
    for (let count = 0; count < 5; count += 1) expect((await ask('reset', email)).status).toBe(200)
    const answer = await ask('create', email)
    expect(answer.status).toBe(429)
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(60)
    expect(mailServer.to(email)).toHaveLength(5)
  })

  it('treats an address as a single recipient', async () => {
    for (const email of ['a@example.com,b@example.com', 'a@example.com\r\nBcc:b@example.com', '<a@example.com>']) {
      await ask('create', email)
    }
    expect(mailServer.mails.every(({ to }) => to.length === 1)).toBe(true)
    expect(mailServer.to('b@example.com')).toEqual([])
  })

  it('reports a mail server failure alike whether or not the address has an account', async () => {
    const { email } = await signUpByMail()
    mailServer.open = false
    const answers = await Promise.all([email, newEmail()].map(async (one) => seen(await ask('reset', one), one)))
    mailServer.open = true
    expect(answers[0]).toEqual(answers[1])
    expect(answers[0]).toMatchObject({ status: 502, html: expect.stringContaining('The e-mail could not be sent') })
  })
})

onEachPlace('a server that sends no mails', (place) => {
  let server: RunningServer
  beforeAll(async () => {
    server = await startTestServer(place())
    await server.services
  })
  afterAll(() => server.close())

  it('does not offer password resets', async () => {
    const visitor = createVisitor(server.url)
    expect(await (await visitor.get('/api/v1/login')).text()).not.toContain('Forgot')
    expect((await visitor.get('/api/v1/login/password?token=x')).status).toBe(404)
    const email = newEmail()
    expect((await visitor.submit('/api/v1/login', { intent: 'create', email, password: PASSWORD })).status).toBe(303)
  })
})

import { randomBytes, randomUUID } from 'node:crypto'
import { loginPath, logoutPath } from '@voice-rankings/contract'
import { like, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { RunningServer } from '../../app/createServer.ts'
import { rateLimits, sessions } from '../../kernel/database/accountTables.ts'
import { openRealtimeSocket } from '../../testing/realtimeSocket.ts'
import { onEachPlace } from '../../testing/onEachDatabase.ts'
import { call, startTestServer } from '../../testing/startTestServer.ts'
import { createVisitor, type Visitor } from '../../testing/visitor.ts'
import { signIn, TRIES_OF_NETWORK } from './passwordAccounts.ts'

const PASSWORD = 'correct horse battery'
const newEmail = () => `${randomUUID()}@example.com`

onEachPlace('the account page', (place) => {
  let server: RunningServer
  beforeAll(async () => {
    server = await startTestServer(place())
    await server.services
  })
  afterAll(() => server.close())

  const status = ({ cookies }: Visitor) =>
    call<{ user?: { user_email: string; total_credits: number } }>(`${server.url}/api/v1/user/status`, {
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
    })
  async function signUp(visitor = createVisitor(server.url), email = newEmail()) {
    const answer = await visitor.submit('/api/v1/login', { intent: 'create', email, password: PASSWORD })
    expect(answer.status).toBe(303)
    return { visitor, email }
  }

  it('creates an account in a popup and notifies the waiting page', async () => {
    await using socket = await openRealtimeSocket(server.url)
    const popup = createVisitor(server.url)
    const page = await popup.get(loginPath(socket.id))
    expect(page.status).toBe(200)
    expect(await page.text()).toContain(`name="state" value="${socket.id}"`)

    const email = newEmail()
    const fields = { intent: 'create', state: socket.id, email, password: PASSWORD }
    const created = await popup.submit('/api/v1/login', fields)
    expect(created.status).toBe(303)
    expect(socket.received).toHaveLength(1)

    const last = await popup.get(created.headers.get('location') ?? '')
    const html = await last.text()
    expect(html).toContain('You are logged in')
    expect(html).toContain('window.close()')
    await socket.receives('login-complete')
    expect(socket.received).toEqual([socket.received[0], { action: 'login-complete' }])
    expect((await status(popup)).body.user).toMatchObject({ user_email: email, total_credits: 10_000 })
  })

  it.each([
    ['de', 'ltr', 'Anmelden', 'Die E-Mail-Adresse oder das Passwort ist falsch.'],
    ['fr', 'ltr', 'Connexion', 'L’adresse e-mail ou le mot de passe est incorrect.'],
    ['es', 'ltr', 'Entrar', 'La dirección de correo o la contraseña no es correcta.'],
    ['ja', 'ltr', 'ログイン', 'メールアドレスかパスワードが違います。'],
    ['ar', 'rtl', 'تسجيل الدخول', 'البريد الإلكتروني أو كلمة المرور غير صحيحة.'],
    ['en', 'ltr', 'Login', 'The e-mail address or the password is wrong.'],
  ])('in a browser in %s is in that language, with its problems', async (language, direction, title, problem) => {
    const visitor = createVisitor(server.url)
    const headers = { 'accept-language': language, origin: server.url }
    const page = await visitor.get('/api/v1/login', headers)
    expect(page.headers.get('content-language')).toBe(language)
    expect(page.headers.get('vary')).toContain('Accept-Language')
    const html = await page.text()
    expect(html).toContain(`<html lang="${language}" dir="${direction}">`)
    expect(html).toContain(`<h1>${title}</h1>`)
    const refused = await visitor.submit('/api/v1/login', { email: newEmail(), password: PASSWORD }, headers)
    expect(await refused.text()).toContain(problem)
  })

  it('is in the language that the visitor has chosen on the site', async () => {
    const visitor = createVisitor(server.url)
    visitor.cookies.set('language', 'de')
    const page = await visitor.get('/api/v1/login', { 'accept-language': 'fr' })
    expect(await page.text()).toContain('<h1>Anmelden</h1>')
  })

  it('signs out in a popup and notifies the waiting page', async () => {
    const { visitor } = await signUp()
    const stolen = new Map(visitor.cookies)
    await using socket = await openRealtimeSocket(server.url)
    const answer = await visitor.get(logoutPath(socket.id), { 'sec-fetch-site': 'same-origin' })
    expect(await answer.text()).toContain('You are logged out')
    await socket.receives('logout-complete')
    expect(visitor.cookies.has('session')).toBe(false)
    expect((await status({ ...visitor, cookies: stolen })).body).toEqual({})
  })

  it('signs a user in regardless of the case of the address', async () => {
    const { email } = await signUp()
    const visitor = createVisitor(server.url)
    const answer = await visitor.submit('/api/v1/login', { email: ` ${email.toUpperCase()}`, password: PASSWORD })
    expect(answer.status).toBe(303)
    expect((await status(visitor)).body.user).toMatchObject({ user_email: email })
  })

  it('tells the user of a used or unknown login link that it has ended and what to do', async () => {
    await using socket = await openRealtimeSocket(server.url)
    const { visitor } = await signUp()
    await visitor.get(loginPath(socket.id))
    for (const id of [socket.id, 'nobody.waits']) {
      const answer = await visitor.get(loginPath(id))
      const html = await answer.text()
      expect(answer.status).toBe(400)
      expect(html).toContain('This login has ended')
      expect(html).toContain('reload the page that opened it')
      expect(html).not.toContain('<h1>You are logged in</h1>')
    }
  })

  it('confirms at once for a user who is already signed in', async () => {
    const { visitor } = await signUp()
    await using socket = await openRealtimeSocket(server.url)
    expect(await (await visitor.get(loginPath(socket.id))).text()).toContain('You are logged in')
    await socket.receives('login-complete')
  })

  it('issues a new session at every login and ends the previous one', async () => {
    const { visitor, email } = await signUp()
    const before = new Map(visitor.cookies)
    await visitor.submit('/api/v1/login', { email, password: PASSWORD })
    expect(visitor.cookies.get('session')).not.toBe(before.get('session'))
    expect((await status({ ...visitor, cookies: before })).body).toEqual({})
    expect((await status(visitor)).body.user).toBeDefined()
  })

  it('hides its cookies from scripts and other sites', async () => {
    const answer = await createVisitor(server.url).submit('/api/v1/login', {
      intent: 'create',
      email: newEmail(),
      password: PASSWORD,
    })
    expect(answer.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^session=[\w-]{43}; Max-Age=7776000; Path=\/; HttpOnly; SameSite=Lax$/),
      expect.stringMatching(/^device=[\w-]{43}\.[\w-]{43}; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Lax$/),
    ])
  })

  it('stores neither passwords nor tokens', async () => {
    const { visitor } = await signUp()
    const { database, config } = await server.services
    const rows = await database.rows<{ text: string }>(
      sql`SELECT row_to_json(c)::text AS text FROM credentials c UNION ALL SELECT row_to_json(s)::text FROM sessions s`,
    )
    const all = rows.map(({ text }) => text).join()
    expect(all).toContain(`scrypt$${config.passwordLog2n}$8$3$`)
    expect(all).not.toContain(PASSWORD)
    expect(all).not.toContain(visitor.cookies.get('session'))
  })

  describe('the account page, keeping the typed values,', () => {
    it.each([
      ['no address', 'create', 'ann', PASSWORD, 422, 'Type your e-mail address'],
      ['a short password', 'create', 'ann@example.com', 'seven77', 422, 'at least 8 characters'],
      ['a very long password', 'create', 'ann@example.com', 'long '.repeat(41), 422, 'at most 200 characters'],
      ['a password of one letter', 'create', 'ann@example.com', 'aaaaaaaaaa', 422, 'too easy to guess'],
      ['the address as password', 'create', 'ann@example.com', 'Ann@Example.com', 422, 'must not be your e-mail'],
      ['an unknown address', 'sign-in', 'nobody@example.com', PASSWORD, 401, 'or the password is wrong'],
      ['empty fields', 'sign-in', '', '', 401, 'or the password is wrong'],
      // Too long for a PostgreSQL index entry, and incompressible.
      ['a very long address', 'sign-in', randomBytes(5000).toString('hex'), PASSWORD, 401, 'or the password is wrong'],
    ])('refuses %s', async (_what, intent, email, password, code, text) => {
      const visitor = createVisitor(server.url)
      const answer = await visitor.submit('/api/v1/login', { intent, email, password })
      const html = await answer.text()
      expect(answer.status).toBe(code)
      expect(html).toContain(text)
      expect(html).toContain(`value="${email}"`)
      expect(visitor.cookies.has('session')).toBe(false)
    })

    it('refuses a wrong password without revealing whether the address exists', async () => {
      const { email } = await signUp()
      const tries = [email, newEmail()].map(async (address) => {
        const answer = await createVisitor(server.url).submit('/api/v1/login', {
          email: address,
          password: 'wrong one',
        })
        return (await answer.text()).replaceAll(address, '').replaceAll(/nonce="[^"]+"/g, '')
      })
      const [known, unknown] = await Promise.all(tries)
      expect(known).toBe(unknown)
    })

    it('refuses to create a second account for an address', async () => {
      const { email } = await signUp()
      const fields = { intent: 'create', email: email.toUpperCase(), password: 'another password' }
      const answer = await createVisitor(server.url).submit('/api/v1/login', fields)
      expect(answer.status).toBe(409)
      expect(await answer.text()).toContain('already exists')
    })

    it('refuses the eleventh guess at a password, with the time to wait', async () => {
      const { email } = await signUp()
      const guess = (password: string) => createVisitor(server.url).submit('/api/v1/login', { email, password })
      for (let count = 0; count < 10; count += 1) expect((await guess(`guess ${count}`)).status).toBe(401)
      const answer = await guess(PASSWORD)
      expect(answer.status).toBe(429)
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(60)
      expect(await answer.text()).toMatch(/Try again in \d+ minutes/)
    })

    it('refuses more addresses than the limit of a network, without storing a count for each', async () => {
      const { limiter, database, knownDevices, config } = await server.services
      await limiter.consume(TRIES_OF_NETWORK, '198.51.100.7', TRIES_OF_NETWORK.points)
      for (const number of [1, 2, 3]) {
        const guess = { email: `made-up-${number}@example.com`, password: PASSWORD }
        const place = { address: '198.51.100.7' }
        expect(await signIn({ limiter, database, knownDevices, config }, guess, place)).toMatchObject({ status: 429 })
      }
      const counted = like(rateLimits.key, '%made-up-%')
      expect(await database.queries.select().from(rateLimits).where(counted)).toEqual([])
    })
  })

  it('creates one account for six concurrent requests with the same address', async () => {
    const email = newEmail()
    const tries = Array.from({ length: 6 }, () =>
      createVisitor(server.url).submit('/api/v1/login', { intent: 'create', email, password: PASSWORD }),
    )
    const codes = (await Promise.all(tries)).map((answer) => answer.status)
    expect(codes.toSorted((a, b) => a - b)).toEqual([303, 409, 409, 409, 409, 409])
  })

  it('switches between sign-in and sign-up without losing the typed address', async () => {
    const visitor = createVisitor(server.url)
    const fields = { intent: 'show-create', email: 'ann@example.com', password: 'x', return: '/voices?gender=female' }
    const html = await (await visitor.submit('/api/v1/login', fields)).text()
    expect(html).toContain('Create an account')
    expect(html).toContain('value="ann@example.com"')
    expect(html).toContain('name="return" value="/voices?gender=female"')
    expect(html).toContain('autocomplete="new-password"')
  })

  it("returns to the visitor's previous page when it is not a popup", async () => {
    const visitor = createVisitor(server.url)
    const fields = { intent: 'create', return: '/voices', email: newEmail(), password: PASSWORD }
    const created = await visitor.submit('/api/v1/login', fields)
    const last = await visitor.get(created.headers.get('location') ?? '')
    expect([last.status, last.headers.get('location')]).toEqual([303, '/voices'])
  })

  it('escapes repeated input', async () => {
    const html = await (
      await createVisitor(server.url).submit('/api/v1/login', { email: '"><script>alert(1)</script>', password: 'x' })
    ).text()
    expect(html).not.toContain('<script>alert')
    expect(html).toContain('&quot;&gt;&lt;script&gt;')
  })

  it('loads only its fonts, cannot be framed or cached, and works without scripts', async () => {
    const { headers } = await createVisitor(server.url).get('/api/v1/login')
    const policy = headers.get('content-security-policy') ?? ''
    const nonce = expect.stringMatching(/^'nonce-[\w+/]{22}=='$/) as string
    expect(Object.fromEntries(policy.split('; ').map((rule) => rule.split(/ (.*)/, 2)))).toEqual({
      'default-src': "'none'",
      'style-src': nonce,
      'font-src': "'self'",
      'script-src': nonce,
      'form-action': "'self'",
      'base-uri': "'none'",
      'frame-ancestors': "'none'",
      'require-trusted-types-for': "'script'",
      'trusted-types': "'none'",
    })
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('referrer-policy')).toBe('same-origin')
  })

  it('rejects a form that is too large', async () => {
    const answer = await createVisitor(server.url).submit('/api/v1/login', { email: 'a'.repeat(20_000) })
    expect(answer.status).toBe(413)
  })

  it('survives any form content', async () => {
    for (const [type, body] of [
      ['text/plain', 'hello'],
      ['multipart/form-data; boundary=x', '--x broken'],
      ['application/x-www-form-urlencoded', 'email=%ff%00&password[]=1&email=2'],
      ['application/json', '{"email":1}'],
    ] as const) {
      const headers = { origin: server.url, 'content-type': type }
      const answer = await fetch(`${server.url}/api/v1/login`, { method: 'POST', headers, body })
      expect(answer.status, type).toBe(401)
    }
  })

  it('leaves no unusable session behind', async () => {
    const { visitor, email } = await signUp()
    const { database } = await server.services
    const count = async () => (await database.queries.select().from(sessions)).length
    const before = await count()
    await visitor.submit('/api/v1/login', { email, password: PASSWORD })
    expect(await count()).toBe(before)
  })
})

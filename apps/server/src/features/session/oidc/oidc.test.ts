import { randomUUID } from 'node:crypto'
import { loginPath } from '@voice-rankings/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { eq } from 'drizzle-orm'
import type { RunningServer } from '../../../app/createServer.ts'
import { credentials, identities, users } from '../../../kernel/database/accountTables.ts'
import { collections } from '../../../kernel/database/libraryTables.ts'
import { openRealtimeSocket } from '../../../testing/realtimeSocket.ts'
import { onEachPlace } from '../../../testing/onEachDatabase.ts'
import { startLoginProvider, type TestLoginProvider } from '../../../testing/startLoginProvider.ts'
import { call, startTestServer, testConfig } from '../../../testing/startTestServer.ts'
import { createVisitor, type Visitor } from '../../../testing/visitor.ts'
import { createUser } from '../../account/createUser.ts'
import { CALLBACK_PATH } from '../loginUrl.ts'
import { signUp } from '../passwordAccounts.ts'

const newName = () => `ann${randomUUID().replaceAll('-', '').slice(0, 12)}`

/** Begins a login and returns the redirect address. */
async function begin(visitor: Visitor, state = ''): Promise<string> {
  const answer = await visitor.get(state === '' ? '/api/v1/login?return=/voices' : loginPath(state))
  expect(answer.status).toBe(302)
  return answer.headers.get('location') ?? ''
}
const back = (visitor: Visitor, address: URL) => visitor.get(address.pathname + address.search)

onEachPlace('the login at an OpenID Connect provider', (place) => {
  let provider: TestLoginProvider
  let server: RunningServer
  beforeAll(async () => {
    provider = await startLoginProvider(() => [server.url + CALLBACK_PATH])
    const env = {
      OIDC_ISSUER: provider.issuer,
      OIDC_CLIENT_ID: provider.clientId,
      OIDC_CLIENT_SECRET: provider.clientSecret,
    }
    server = await startTestServer(place(), { config: testConfig(place(), env) })
    await server.services
  })
  afterAll(async () => {
    await server.close()
    await provider.close()
  })

  async function userOf({ cookies }: Visitor) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const { body } = await call<{ user?: { username: string; user_email: string } }>(
      `${server.url}/api/v1/user/status`,
      { headers: { cookie } },
    )
    return body.user
  }
  async function signIn(visitor: Visitor, name: string) {
    const answer = await back(visitor, await provider.signIn(await begin(visitor), name))
    return answer.headers.get('location')
  }

  it('signs in through the provider in a popup and notifies the waiting page', async () => {
    await using socket = await openRealtimeSocket(server.url)
    const popup = createVisitor(server.url)
    const address = await begin(popup, socket.id)
    expect(Object.fromEntries(new URL(address).searchParams)).toMatchObject({
      response_type: 'code',
      code_challenge_method: 'S256',
      redirect_uri: server.url + CALLBACK_PATH,
      scope: 'openid email profile',
    })
    expect(address).not.toContain(encodeURIComponent(socket.id))
    const name = newName()
    const answer = await back(popup, await provider.signIn(address, name))
    expect(answer.headers.get('location')).toBe(loginPath(socket.id))
    await popup.get(answer.headers.get('location') ?? '')
    await socket.receives('login-complete')
    expect(await userOf(popup)).toMatchObject({ username: name, user_email: `${name}@example.org` })
  })

  it('creates one account per person for repeated logins', async () => {
    const name = newName()
    const [first, second] = [createVisitor(server.url), createVisitor(server.url)]
    await signIn(first, name)
    await signIn(second, name)
    expect(await userOf(second)).toEqual(await userOf(first))
  })

  it("returns to the visitor's previous page", async () => {
    const visitor = createVisitor(server.url)
    const location = await signIn(visitor, newName())
    const last = await visitor.get(location ?? '')
    expect([last.status, last.headers.get('location')]).toEqual([303, '/voices'])
  })

  it("assigns no reserved name and no look-alike of another user's name", async () => {
    const [operator, first, second] = [createVisitor(server.url), createVisitor(server.url), createVisitor(server.url)]
    await signIn(operator, 'Administrator')
    expect((await userOf(operator))?.username).toMatch(/^listener-\w{6}$/)
    const name = newName()
    const alike = name.replace('a', 'a.')
    await signIn(first, name)
    await signIn(second, alike)
    expect((await userOf(first))?.username).toBe(name)
    expect((await userOf(second))?.username).toMatch(new RegExp(`^${alike}-\\w{4}$`))
  })

  it('rejects an ID token whose signature does not match its claims', async () => {
    const visitor = createVisitor(server.url)
    const [name, victim] = [newName(), newName()]
    await signIn(createVisitor(server.url), victim)
    provider.forged.set(name, { sub: victim, email: `${victim}@example.org` })
    const answer = await back(visitor, await provider.signIn(await begin(visitor), name))
    expect(answer.status).toBe(401)
    expect(await userOf(visitor)).toBeUndefined()
  })

  it('does not link an address that the provider has not verified', async () => {
    const name = newName()
    provider.unverified.add(name)
    const { database } = await server.services
    await createUser(database, { email: `${name}@EXAMPLE.org`, credits: 0 })
    const visitor = createVisitor(server.url)
    const answer = await back(visitor, await provider.signIn(await begin(visitor), name))
    expect(answer.status).toBe(409)
    expect(await userOf(visitor)).toBeUndefined()
  })

  /** A password account with an unverified address, as created before the provider was configured. */
  async function squat(email: string) {
    const { database, sessions } = await server.services
    const entered = { email, password: 'correct horse battery' }
    const made = await signUp(await server.services, entered, { address: '198.51.100.1' })
    if (!('userId' in made)) throw new Error(String(made.status))
    const collection = { collection_id: randomUUID(), collection_name: 'Readers', name_key: 'readers' }
    await database.queries.insert(collections).values({ ...collection, user_id: made.userId })
    const squatter = createVisitor(server.url)
    squatter.cookies.set('session', await sessions.start(made.userId, { kind: 'cookie' }))
    return { squatter, userId: made.userId }
  }

  it('transfers an account with an unverified address to its verified owner and ends its password and sessions', async () => {
    const name = newName()
    const { squatter, userId } = await squat(`${name}@Example.ORG`)
    expect(await userOf(squatter)).toBeDefined()
    const owner = createVisitor(server.url)
    await signIn(owner, name)
    expect((await userOf(owner))?.user_email).toBe(`${name}@Example.ORG`)
    expect(await userOf(squatter)).toBeUndefined()
    const { queries } = (await server.services).database
    expect(await queries.select().from(credentials).where(eq(credentials.user_id, userId))).toEqual([])
    expect(await queries.select().from(collections).where(eq(collections.user_id, userId))).toHaveLength(1)
  })

  it('links a verified address to the account that has verified it and keeps its sessions', async () => {
    const name = newName()
    const { squatter: elsewhere, userId } = await squat(`${name}@example.org`)
    const { queries } = (await server.services).database
    await queries.update(users).set({ email_verified_at: new Date() }).where(eq(users.user_id, userId))
    const owner = createVisitor(server.url)
    await signIn(owner, name)
    expect(await userOf(owner)).toEqual(await userOf(elsewhere))
    expect(await userOf(owner)).toBeDefined()
  })

  it('leaves an account with an unverified address to the person who signs in to it at a provider', async () => {
    const name = newName()
    const { userId } = await squat(`${name}@example.org`)
    const { queries } = (await server.services).database
    await queries.delete(credentials).where(eq(credentials.user_id, userId))
    await queries.insert(identities).values({ issuer: 'https://other.example/', subject: 'x', user_id: userId })
    const owner = createVisitor(server.url)
    await signIn(owner, name)
    expect((await userOf(owner))?.user_email).toBe(`${name}@example.org`)
    const [other] = await queries.select().from(users).where(eq(users.user_id, userId))
    expect(other?.user_email).toBe('x@other.example')
    const [identity] = await queries.select().from(identities).where(eq(identities.subject, name))
    expect(identity?.user_id).not.toBe(userId)
  })

  it('does not give an account to another person of the same provider who later got its address', async () => {
    const [name, before] = [newName(), newName()]
    await signIn(createVisitor(server.url), before)
    const { queries } = (await server.services).database
    const email = `${name}@example.org`
    await queries.update(users).set({ user_email: email, email_key: email }).where(eq(users.username, before))
    const visitor = createVisitor(server.url)
    expect((await back(visitor, await provider.signIn(await begin(visitor), name))).status).toBe(409)
    expect(await userOf(visitor)).toBeUndefined()
  })

  it('accepts a code once', async () => {
    const visitor = createVisitor(server.url)
    const address = await begin(visitor)
    const cookies = new Map(visitor.cookies)
    const answer = await provider.signIn(address, newName())
    expect((await back(visitor, answer)).status).toBe(303)
    const thief = createVisitor(server.url)
    for (const [name, value] of cookies) thief.cookies.set(name, value)
    expect((await back(thief, answer)).status).toBe(400)
    expect(await userOf(thief)).toBeUndefined()
  })

  it('accepts a code only in the browser that began the login', async () => {
    const [attacker, victim] = [createVisitor(server.url), createVisitor(server.url)]
    const answer = await provider.signIn(await begin(attacker), newName())
    expect((await back(victim, answer)).status).toBe(400)
    await begin(victim)
    expect((await back(victim, answer)).status).toBe(401)
    expect(await userOf(victim)).toBeUndefined()
  })

  it.each([
    ['another state', (url: URL) => url.searchParams.set('state', 'x')],
    ['no state', (url: URL) => url.searchParams.delete('state')],
    ['another code', (url: URL) => url.searchParams.set('code', 'x')],
    ['another issuer', (url: URL) => url.searchParams.set('iss', 'https://evil.example')],
  ])('rejects %s', async (_what, change) => {
    const visitor = createVisitor(server.url)
    const answer = await provider.signIn(await begin(visitor), newName())
    change(answer)
    expect((await back(visitor, answer)).status).toBe(401)
    expect(await userOf(visitor)).toBeUndefined()
  })

  it('reports a login cancelled at the provider', async () => {
    const visitor = createVisitor(server.url)
    const answer = await back(visitor, await provider.abort(await begin(visitor)))
    expect(answer.status).toBe(401)
    expect(await answer.text()).toContain('You are not logged in')
  })

  it('rejects password logins', async () => {
    const fields = { intent: 'create', email: 'ann@example.com', password: 'correct horse battery' }
    expect((await createVisitor(server.url).submit('/api/v1/login', fields)).status).toBe(400)
  })
})

onEachPlace('a login provider that does not answer', (place) => {
  it('is reported to a visitor who wants to log in', async () => {
    const env = { OIDC_ISSUER: 'http://127.0.0.1:9', OIDC_CLIENT_ID: 'voices' }
    const server = await startTestServer(place(), { config: testConfig(place(), env) })
    await server.services
    const answer = await createVisitor(server.url).get('/api/v1/login')
    expect(answer.status).toBe(502)
    expect(await answer.text()).toContain('Try again in a few minutes')
    await server.close()
  })
})

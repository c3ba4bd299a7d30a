import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { RunningServer } from '../../app/createServer.ts'
import { onEachPlace } from '../../testing/onEachDatabase.ts'
import { call, startTestServer } from '../../testing/startTestServer.ts'
import { createVisitor, type Visitor } from '../../testing/visitor.ts'
import { TRIES_OF_ACCOUNT } from './passwordAccounts.ts'

const PASSWORD = 'correct horse battery'

const tryFrom = (visitor: Visitor, email: string, password = PASSWORD) =>
  visitor.submit('/api/v1/login', { email, password })

onEachPlace('after 100 wrong passwords of strangers, the login', (place) => {
  let server: RunningServer
  beforeAll(async () => {
    server = await startTestServer(place())
    await server.services
  })
  afterAll(() => server.close())

  async function signUp() {
    const [visitor, email] = [createVisitor(server.url), `${randomUUID()}@example.com`]
    const answer = await visitor.submit('/api/v1/login', { intent: 'create', email, password: PASSWORD })
    expect(answer.status).toBe(303)
    return { visitor, email }
  }
  async function flood(email: string) {
    const { limiter } = await server.services
    await limiter.consume(TRIES_OF_ACCOUNT, email, TRIES_OF_ACCOUNT.points)
  }

  it('accepts the owner on a device that signed in before', async () => {
    const { visitor, email } = await signUp()
    await visitor.get('/api/v1/logout?return=/', { 'sec-fetch-site': 'same-origin' })
    await flood(email)
    expect((await tryFrom(visitor, email)).status).toBe(303)
    const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const { body } = await call<{ user?: object }>(`${server.url}/api/v1/user/status`, { headers: { cookie } })
    expect(body.user).toMatchObject({ user_email: email })
  })

  it('refuses devices that have not signed in to the account', async () => {
    const { visitor, email } = await signUp()
    const { visitor: other } = await signUp()
    const forger = createVisitor(server.url)
    const [id = ''] = (visitor.cookies.get('device') ?? '').split('.')
    forger.cookies.set('device', `${id}.${'A'.repeat(43)}`)
    await flood(email)
    for (const stranger of [createVisitor(server.url), other, forger]) {
      expect((await tryFrom(stranger, email)).status).toBe(429)
    }
  })

  it('refuses the eleventh wrong password from the owner’s own device', async () => {
    const { visitor, email } = await signUp()
    await flood(email)
    for (let count = 0; count < 10; count += 1) {
      expect((await tryFrom(visitor, email, `guess ${count}`)).status).toBe(401)
    }
    expect((await tryFrom(visitor, email)).status).toBe(429)
  })
})

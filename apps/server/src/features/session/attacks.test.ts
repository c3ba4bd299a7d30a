import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { loginPath, logoutPath } from '@voice-rankings/contract'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { RunningServer } from '../../app/createServer.ts'
import { readSecret } from '../../kernel/database/readSecret.ts'
import { socketStatus, openRealtimeSocket } from '../../testing/realtimeSocket.ts'
import { onEachPlace } from '../../testing/onEachDatabase.ts'
import { call, startTestServer } from '../../testing/startTestServer.ts'
import { createVisitor, type Visitor } from '../../testing/visitor.ts'
import { createConnectionId } from '../realtime/connectionId.ts'
import { returnPath } from './returnPath.ts'

const PASSWORD = 'correct horse battery'
const MINUTE_MS = 60_000

onEachPlace('an attacker of the login', (place) => {
  let server: RunningServer
  beforeAll(async () => {
    server = await startTestServer(place())
    await server.services
  })
  afterAll(() => server.close())

  async function isSignedIn({ cookies }: Visitor): Promise<boolean> {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const { body } = await call<{ user?: object }>(`${server.url}/api/v1/user/status`, { headers: { cookie } })
    return body.user !== undefined
  }
  async function signUp(state = '', visitor = createVisitor(server.url)) {
    const email = `${randomUUID()}@example.com`
    const answer = await visitor.submit('/api/v1/login', { intent: 'create', state, email, password: PASSWORD })
    if (answer.status === 303) await visitor.get(answer.headers.get('location') ?? '')
    return { visitor, email, status: answer.status }
  }

  it("learns only that a login completed when a victim uses the attacker's connection id", async () => {
    const attacker = createVisitor(server.url)
    await using socket = await openRealtimeSocket(server.url)
    const { visitor: victim } = await signUp(socket.id)
    await socket.receives('login-complete')
    expect(JSON.stringify(socket.received.slice(1))).toBe('[{"action":"login-complete"}]')
    expect(await isSignedIn(victim)).toBe(true)
    expect(await isSignedIn(attacker)).toBe(false)
    await attacker.get(loginPath(socket.id))
    expect(await isSignedIn(attacker)).toBe(false)
  })

  it('cannot use a connection id twice, and triggers no notification', async () => {
    await using socket = await openRealtimeSocket(server.url)
    await signUp(socket.id)
    await socket.receives('login-complete')
    const again = await createVisitor(server.url).get(loginPath(socket.id))
    expect(again.status).toBe(400)
    expect((await signUp(socket.id)).status).toBe(400)
    const { visitor } = await signUp()
    await visitor.get(loginPath(socket.id))
    await sleep(50)
    expect(socket.received.filter(({ action }) => action === 'login-complete')).toHaveLength(1)
  })

  it('cannot guess or change a connection id', async () => {
    await using socket = await openRealtimeSocket(server.url)
    const [node = '', random = '', time = '', origin = '', signature = ''] = socket.id.split('.')
    const other = Buffer.from('https://evil.example').toString('base64url')
    const guesses = [
      'x',
      '....',
      'undefined',
      `${node}.${'A'.repeat(22)}.${time}.${origin}.${signature}`,
      `other.${random}.${time}.${origin}.${signature}`,
      `${node}.${random}.${time}z.${origin}.${signature}`,
      `${node}.${random}.${time}.${other}.${signature}`,
      `${node}.${random}.${time}.${origin}.${signature.slice(1)}`,
      `${node}.${random}.${time}.${origin}.`,
      `${socket.id}.x`,
    ]
    for (const guess of guesses) {
      expect((await createVisitor(server.url).get(loginPath(guess))).status, guess).toBe(400)
      expect((await signUp(guess)).status, guess).toBe(400)
    }
  })

  it('cannot use a connection id after its lifetime', async () => {
    const { database } = await server.services
    const secret = await readSecret(database, 'connection ids')
    const idOf = (ageMs: number) => createConnectionId(secret, { node: 'n', origin: null }, Date.now() - ageMs)
    const answers = [9 * MINUTE_MS, 11 * MINUTE_MS, -5 * MINUTE_MS].map(async (ageMs) => {
      const answer = await createVisitor(server.url).get(loginPath(idOf(ageMs)))
      return answer.status
    })
    expect(await Promise.all(answers)).toEqual([200, 400, 400])
  })

  it.each(['https://evil.example', 'null', 'http://127.0.0.1:1', 'https://127.0.0.1.evil.example', 'file://'])(
    'gets no socket from a page of %s',
    async (origin) => expect(await socketStatus(server.url, { origin })).toBe(403),
  )

  it('receives no notification for the login of another tab', async () => {
    await using mine = await openRealtimeSocket(server.url)
    await using other = await openRealtimeSocket(server.url)
    expect(mine.id).not.toBe(other.id)
    await signUp(mine.id)
    await mine.receives('login-complete')
    await sleep(50)
    expect(other.received).toHaveLength(1)
  })

  it.each([
    ['another origin', { origin: 'https://evil.example' }],
    ['a sandboxed frame', { origin: 'null' }],
    ['a neighbouring host', { 'sec-fetch-site': 'same-site' }],
    ['nowhere', {}],
  ] as [string, Record<string, string>][])(
    'cannot sign a victim in to another account from %s',
    async (_from, headers) => {
      const { email } = await signUp()
      const victim = createVisitor(server.url)
      const answer = await victim.submit('/api/v1/login', { email, password: PASSWORD }, headers)
      expect(answer.status).toBe(403)
      expect(await isSignedIn(victim)).toBe(false)
    },
  )

  it.each([
    ['a link', { 'sec-fetch-site': 'cross-site' }],
    ['a mail', { 'sec-fetch-site': 'none' }],
    ['an old browser', {}],
  ] as [string, Record<string, string>][])('cannot sign a victim out by %s: they are asked', async (_by, headers) => {
    const { visitor: victim } = await signUp()
    const page = await victim.get(logoutPath(''), headers)
    expect(await page.text()).toContain('Log out?')
    expect(await isSignedIn(victim)).toBe(true)
  })

  it('cannot sign a victim out by a cross-site form', async () => {
    const { visitor: victim } = await signUp()
    const forged = await victim.submit('/api/v1/logout', {}, { origin: 'https://evil.example' })
    expect(forged.status).toBe(403)
    expect(await isSignedIn(victim)).toBe(true)
    await victim.submit('/api/v1/logout', {})
    expect(await isSignedIn(victim)).toBe(false)
  })

  it('cannot fixate a session: the login issues a new one', async () => {
    const { visitor: attacker } = await signUp()
    const victim = createVisitor(server.url)
    const planted = attacker.cookies.get('session') ?? ''
    victim.cookies.set('session', planted)
    await signUp('', victim)
    expect(victim.cookies.get('session')).not.toBe(planted)
    expect(await isSignedIn(attacker)).toBe(false)
  })

  it('cannot redirect a login to another site', async () => {
    const { visitor } = await signUp()
    for (const target of [
      '//evil.example',
      'https://evil.example',
      '/\\evil.example',
      'javascript:alert(1)',
      '/%0a/x',
    ]) {
      const query = `return=${encodeURIComponent(target)}`
      for (const path of [`/api/v1/login?${query}`, `/api/v1/logout?${query}`]) {
        const location = (await visitor.get(path)).headers.get('location') ?? '/'
        expect(new URL(location, server.url).origin, path).toBe(server.url)
      }
    }
  })
})

describe('returnPath', () => {
  it.each([
    ['/voices', '/voices'],
    ['/voices?gender=female#top', '/voices?gender=female#top'],
    ['/a/../b', '/b'],
    [undefined, '/'],
    ['', '/'],
    ['voices', '/'],
    ['//evil.example', '/'],
    ['///evil.example', '/'],
    ['/.//evil.example', '/'],
    ['/\\evil.example', '/'],
    ['/\t/evil.example', '/'],
    ['/\n/evil.example', '/'],
    ['\\\\evil.example', '/'],
    ['https://evil.example/', '/'],
    ['HTTPS:evil.example', '/'],
    ['javascript:alert(1)', '/'],
    ['data:text/html,x', '/'],
    [' /voices', '/'],
  ])('maps %j to %s', (text, path) => expect(returnPath(text)).toBe(path))

  it('returns a path of this site for any text', () => {
    const parts = [
      '/',
      '\\',
      '//',
      'evil.example',
      ':',
      '@',
      'https:',
      '\t',
      '\n',
      '.',
      '..',
      '%2f',
      '?',
      '#',
      ' ',
      'é',
    ]
    const texts = fc.oneof(
      fc.string(),
      fc.array(fc.constantFrom(...parts)).map((some) => some.join('')),
    )
    fc.assert(
      fc.property(texts, (text) => {
        const url = new URL(returnPath(text), 'https://voices.example')
        expect(url.origin).toBe('https://voices.example')
        expect(returnPath(text)).not.toMatch(/^\/[/\\]/)
      }),
      { numRuns: 2000 },
    )
  })
})

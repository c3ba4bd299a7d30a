import type { Api, CallOutput, UserProfile } from '@voice-rankings/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { RunningServer } from '../../app/createServer.ts'
import { onEachPlace } from '../../testing/onEachDatabase.ts'
import { signIn } from '../../testing/signIn.ts'
import { call, startTestServer } from '../../testing/startTestServer.ts'

type Changed = CallOutput<Api['account']['changeUsername']> & { code?: string }

onEachPlace('usernames', (place) => {
  let server: RunningServer
  let names = 0
  beforeAll(async () => {
    server = await startTestServer(place())
    await server.catalogueDone
  })
  afterAll(() => server.close())
  /** An unused name; letters only, as digits may be folded to letters. */
  const newName = () => `singer ${String.fromCodePoint(0x4e00 + (names += 1))}`

  async function newUser(username?: string) {
    const { headers } = await signIn(server)
    const change = (wanted: string) =>
      call<Changed>(`${server.url}/api/v1/user/change-username`, { json: { username: wanted }, headers })
    if (username !== undefined) expect((await change(username)).status).toBe(200)
    return {
      change,
      async exists(wanted: string) {
        const path = `/api/v1/user/username-check?username=${encodeURIComponent(wanted)}`
        const { status, body } = await call<{ username_exist: boolean }>(server.url + path, { headers })
        return status === 200 ? body.username_exist : status
      },
      async name() {
        const { body } = await call<{ user: UserProfile }>(`${server.url}/api/v1/user/status`, { headers })
        return body.user.username
      },
    }
  }

  it('reports a free name as available, assigns it, and reports it as taken afterwards', async () => {
    const [ann, bob] = [await newUser(), await newUser()]
    const name = newName()
    expect(await bob.exists(name)).toBe(false)
    const { status, body } = await ann.change(`  ${name} `)
    expect([status, body.status]).toEqual([200, 'success'])
    expect(await ann.name()).toBe(name)
    expect(await bob.exists(name)).toBe(true)
    const refused = await bob.change(name)
    expect([refused.status, refused.body.code, refused.body.message]).toEqual([
      409,
      'conflict',
      'Username is already taken.',
    ])
  })

  describe('look-alikes of a taken username', () => {
    it.each([
      ['different case', 'Maria Lopez', 'MARIA LOPEZ'],
      ['different accents', 'Zoe Keller', 'Zoë Keller'],
      ['different separators', 'Tom Baker', 'tom_baker'],
      ['digits for letters', 'Paolo', 'Pa0lo'],
      ['Cyrillic letters', 'coco', 'сосо'],
      ['wide letters', 'Wide One', 'Ｗｉｄｅ Ｏｎｅ'],
      ['letters of mathematics', 'Fraktur', '𝔉𝔯𝔞𝔨𝔱𝔲𝔯'],
    ])('counts a name with %s as taken', async (_what, name, other) => {
      const [, bob] = [await newUser(name), await newUser()]
      expect(await bob.exists(other)).toBe(true)
      expect((await bob.change(other)).status).toBe(409)
    })
  })

  it('lets a user respell the own name', async () => {
    const ann = await newUser('Case Study')
    expect(await ann.exists('CASE study')).toBe(false)
    expect((await ann.change('CASE study')).body.status).toBe('success')
  })

  it.each(['admin', 'ADMIN', 'Adm1n', 'Support', 'voice-rankings', 'null'])(
    'refuses the reserved name %s',
    async (name) => {
      const ann = await newUser()
      expect(await ann.exists(name)).toBe(true)
      expect((await ann.change(name)).body.message).toBe('Username is already taken.')
    },
  )

  it.each([
    ['two letters', 'ab', 'Username must be at least 3 characters.'],
    ['two letters among spaces', '  ab  ', 'Username must be at least 3 characters.'],
    ['nothing', '', 'Username must be at least 3 characters.'],
    ['41 letters', 'a'.repeat(41), 'Username must be at most 40 characters.'],
    ['markup', '<b>bold</b>', /^Username must begin with a letter/],
    ['a direction', 'abc\u202Edef', /^Username must begin with a letter/],
    ['blank letters', '\u3164\u3164\u3164', /^Username must begin with a letter/],
    ['dots', '...', /^Username must begin with a letter/],
    ['two alphabets', 'pаypal', /letters of one alphabet/],
  ])('refuses a name of %s', async (_what, name, message) => {
    const ann = await newUser()
    const { status, body } = await ann.change(name)
    expect(status).toBe(422)
    expect(body.message).toMatch(message)
    expect(await ann.exists(name)).toBe(422)
  })

  it('gives a name to exactly one of 200 concurrent users', async () => {
    const users = await Promise.all(Array.from({ length: 200 }, () => newUser()))
    const answers = await Promise.all(users.map(({ change }, i) => change(i % 2 === 0 ? 'Highlander' : 'HIGHLANDER')))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(199)
  })

  it('limits the attempts of one user without limiting others', async () => {
    const [ann, bob] = [await newUser(), await newUser()]
    for (let tries = 0; tries < 30; tries += 1) expect(await ann.exists('Somebody')).toBe(false)
    expect(await ann.exists('Somebody')).toBe(429)
    const { status, headers } = await ann.change('Somebody')
    expect([status, Number(headers.get('retry-after')) > 0]).toEqual([429, true])
    expect(await bob.exists('Somebody')).toBe(false)
  })

  it.each([
    ['username-check?username=somebody', undefined],
    ['change-username', { username: 'somebody' }],
  ])('asks a visitor of %s to log in', async (path, json) => {
    const { status, body } = await call(`${server.url}/api/v1/user/${path}`, json ? { json } : {})
    expect([status, body.code]).toEqual([401, 'login_required'])
  })
})

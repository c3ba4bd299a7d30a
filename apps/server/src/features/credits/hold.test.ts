import { userStatus } from '@voice-rankings/contract'
import type { ErrorBody, SpeechResponse } from '@voice-rankings/contract'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { RunningServer } from '../../app/createServer.ts'
import { onEachPlace } from '../../testing/onEachDatabase.ts'
import { signIn } from '../../testing/signIn.ts'
import { call, startTestServer, testConfig } from '../../testing/startTestServer.ts'
import { createToneEngine, type ToneEngine } from '../../testing/toneEngine.ts'
import { NEW_DEVICES } from '../../kernel/limits/countNewDevice.ts'

const BLOG = 'https://blog.example'
const KNOWN_TEXT = 'A text everybody knows'
const LIMIT = 5
const NETWORK_LIMIT = 12
const LIMITS = { TRUSTED_PROXIES: '127.0.0.1', HOLD_LIMIT: String(LIMIT), HOLD_NETWORK_LIMIT: String(NETWORK_LIMIT) }

onEachPlace('limits of generated speech', (place) => {
  let server: RunningServer
  let engine: ToneEngine
  let counter = 0
  beforeAll(async () => {
    engine = createToneEngine()
    const config = testConfig(place(), { EMBED_ORIGINS: BLOG, ...LIMITS })
    server = await startTestServer(place(), { config, engines: [engine] })
    await server.catalogueDone
    await speak(KNOWN_TEXT)
  })
  afterAll(() => server.close())
  const next = () => (counter += 1)
  const newText = () => `A text nobody spoke before ${next()}`
  const speak = (text: string, headers: Record<string, string> = {}) =>
    call<SpeechResponse & ErrorBody>(`${server.url}/api/v1/voice/speech`, {
      json: { voice_id: 'flite-slt--anna', text },
      headers: { origin: server.url, ...headers },
    })
  /** Creates a visitor with a device cookie on a network of their own. */
  async function newVisitor(network = `10.2.0.${next()}`): Promise<Record<string, string>> {
    const { headers } = await speak(KNOWN_TEXT, { 'x-forwarded-for': network })
    const cookie = headers.get('set-cookie')?.split(';', 1)[0] ?? ''
    return { cookie, 'x-forwarded-for': network }
  }

  describe('the hold limit of visitors', () => {
    it('holds a visitor after the limit of texts, and returns the end of the hold', async () => {
      const visitor = await newVisitor()
      for (let i = 0; i < LIMIT; i += 1) expect((await speak(newText(), visitor)).status).toBe(200)
      const { status, headers, body } = await speak(newText(), visitor)
      expect(status).toBe(429)
      expect(body).toMatchObject({ code: 'hold', message: 'Generate limit reached.' })
      const endsInMs = Date.parse(body.data?.holdEndTime ?? '') - Date.now()
      expect(endsInMs).toBeGreaterThan(3_500_000)
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(3500)
      expect(headers.get('ratelimit')).toMatch(/^"hold-device";r=0;t=\d+, "hold-network";r=\d+;t=\d+$/)
    })

    it('caps the number of new visitors of one network per minute', async () => {
      const headers = { 'x-forwarded-for': '10.3.0.1' }
      const known = await newVisitor('10.3.0.1')
      const answers = await Promise.all(Array.from({ length: NEW_DEVICES.points }, () => speak(KNOWN_TEXT, headers)))
      expect(answers.filter(({ status }) => status === 429)).toHaveLength(1)
      const { status, headers: said, body } = await speak(KNOWN_TEXT, headers)
      expect([status, body.code]).toEqual([429, 'too_many_requests'])
      expect(Number(said.get('retry-after'))).toBeLessThanOrEqual(60)
      expect((await speak(KNOWN_TEXT, known)).status).toBe(200)
      expect((await speak(KNOWN_TEXT, { 'x-forwarded-for': '10.3.0.2' })).status).toBe(200)
    })

    it('does not count texts that were generated before, even during a hold', async () => {
      const visitor = await newVisitor()
      const text = newText()
      await speak(text, visitor)
      for (let i = 1; i < LIMIT; i += 1) await speak(newText(), visitor)
      const again = await speak(text, visitor)
      expect([again.status, again.body.is_duplicate]).toEqual([200, true])
      expect((await speak(newText(), visitor)).status).toBe(429)
    })

    it('reports the allowance on arrival and with each text', async () => {
      const network = { 'x-forwarded-for': `10.3.0.${next()}` }
      const headers = { ...network, origin: BLOG }
      const status = await call(`${server.url}/api/v1/user/status`, { headers })
      expect(v.parse(userStatus.response, status.body)).toEqual({})
      expect(status.headers.get('ratelimit-policy')).toBe(
        `"hold-device";q=${LIMIT};w=3600, "hold-network";q=${NETWORK_LIMIT};w=3600`,
      )
      expect(status.headers.get('ratelimit')).toBe(`"hold-device";r=${LIMIT}, "hold-network";r=${NETWORK_LIMIT}`)
      expect(status.headers.get('access-control-expose-headers')).toContain('ratelimit')
      const first = await speak(newText(), network)
      expect(first.headers.get('ratelimit')).toMatch(/^"hold-device";r=4;t=\d+, "hold-network";r=11;t=\d+$/)
    })

    it('holds a visitor of an office without holding others, and after the cookie is dropped with the network', async () => {
      const office = { 'x-forwarded-for': '10.4.0.1' }
      const greedy = await newVisitor('10.4.0.1')
      for (let i = 0; i < LIMIT + 1; i += 1) await speak(newText(), greedy)
      expect((await speak(newText(), await newVisitor('10.4.0.1'))).status).toBe(200)
      const rest = await Promise.all(Array.from({ length: NETWORK_LIMIT }, () => speak(newText(), office)))
      expect(rest.filter(({ status }) => status === 200)).toHaveLength(NETWORK_LIMIT - LIMIT - 1)
    })

    it('lets exactly the allowed number of 200 concurrent requests through', async () => {
      const visitor = await newVisitor()
      const answers = await Promise.all(Array.from({ length: 200 }, () => speak(newText(), visitor)))
      const statuses = answers.map(({ status }) => status)
      expect(statuses.filter((status) => status === 200)).toHaveLength(LIMIT)
      expect(statuses.filter((status) => status === 429)).toHaveLength(200 - LIMIT)
    })

    it('gives back the allowance of a failed text', async () => {
      const visitor = await newVisitor()
      for (let i = 0; i < LIMIT + 3; i += 1) expect((await speak('?!', visitor)).status).toBe(422)
      expect((await speak(newText(), visitor)).status).toBe(200)
    })

    it('accepts 500 characters', async () => {
      expect((await speak('b'.repeat(500), await newVisitor())).status).toBe(200)
    })
  })

  it('never holds a signed-in user', async () => {
    const { headers } = await signIn(server, { total_credits: 10_000 })
    const answers = await Promise.all(Array.from({ length: NETWORK_LIMIT + 3 }, () => speak(newText(), headers)))
    expect(answers.map(({ status }) => status)).not.toContain(429)
    expect(answers[0]?.headers.get('ratelimit')).toBeNull()
  })

  it('generates a text for a paying user that a held visitor requested at the same time', async () => {
    const held = await newVisitor()
    for (let i = 0; i < LIMIT; i += 1) await speak(newText(), held)
    const { headers } = await signIn(server)
    const text = newText()
    const [refused, spoken] = await Promise.all([speak(text, held), speak(text, headers)])
    expect(spoken.status).toBe(200)
    expect([200, 429]).toContain(refused.status)
  })

  it.each([
    ['level 0', 0, 501, 'Text exceeds character limit by 1 characters. Shorten it to 500 characters or fewer.'],
    ['level 0', 0, 1200, 'Text exceeds character limit by 700 characters. Shorten it to 500 characters or fewer.'],
    ['level 1', 1, 1001, 'Text exceeds character limit by 1 characters. Shorten it to 1000 characters or fewer.'],
    ['level 2', 2, 5000, 'Text exceeds character limit by 4000 characters. Shorten it to 1000 characters or fewer.'],
  ])(
    'tells a user of %s (%i) who writes %i characters by how many the text is too long',
    async (_name, account_level, length, message) => {
      const { headers } = await signIn(server, { account_level })
      const { status, body } = await speak('c'.repeat(length), headers)
      expect([status, body.code, body.message]).toEqual([422, 'text_too_long', message])
    },
  )

  it('accepts 1000 characters from a user above level 0, but not from one of level 0', async () => {
    const text = `${newText()} `.padEnd(1000, 'd')
    const [free, paid] = [await signIn(server), await signIn(server, { account_level: 1 })]
    expect((await speak(text, free.headers)).status).toBe(422)
    expect((await speak(text, paid.headers)).status).toBe(200)
  })
})

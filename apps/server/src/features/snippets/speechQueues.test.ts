import type { ErrorBody, SpeechResponse } from '@voice-rankings/contract'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { RunningServer } from '../../app/createServer.ts'
import { users } from '../../kernel/database/accountTables.ts'
import { signIn } from '../../testing/signIn.ts'
import { call, startTestServer, testConfig } from '../../testing/startTestServer.ts'
import { temporaryDirectory } from '../../testing/temporaryDirectory.ts'
import { createToneEngine, type ToneEngine } from '../../testing/toneEngine.ts'

/** More texts than fit into any engine's queue, on any number of processors. */
const TOO_MANY = 2000
/** Long enough to fill the queue, but fast to generate for the tone engine. */
const LONG = 'm'.repeat(460)

const network = (address: string) => ({ 'x-forwarded-for': address })

describe('texts in the queue of an engine', () => {
  let server: RunningServer
  let engine: ToneEngine
  let release: () => void
  let counter = 0
  beforeEach(async () => {
    engine = createToneEngine()
    const settings = {
      TRUSTED_PROXIES: '127.0.0.1',
      HOLD_LIMIT: '9999',
      HOLD_NETWORK_LIMIT: '9999',
      SPEECH_WAIT: '2',
    }
    const place = { databaseUrl: undefined, dataDir: temporaryDirectory() }
    server = await startTestServer(place, { config: testConfig(place, settings), engines: [engine] })
    await server.catalogueDone
    // The engine works on its first texts until `release` is called.
    const gate = Promise.withResolvers<void>()
    engine.before = () => gate.promise
    release = gate.resolve
  })
  afterEach(() => server.close())
  const newText = () => `${LONG} ${(counter += 1)}`
  const speak = (headers: Record<string, string>, text = newText(), more: object = {}) =>
    call<SpeechResponse & ErrorBody>(`${server.url}/api/v1/voice/speech`, {
      json: { voice_id: 'flite-slt--anna', text, ...more },
      headers: { origin: server.url, ...headers },
    })
  const shortText = () => `Text number ${(counter += 1)}`
  /** Sends texts without waiting for answers until one is refused; returns all answers. */
  async function fill(headers: Record<string, string>) {
    const answers: ReturnType<typeof speak>[] = []
    const refused: number[] = []
    while (refused.length === 0 && answers.length < TOO_MANY) {
      const some = Array.from({ length: 20 }, () => speak(headers))
      for (const answer of some) void answer.then(({ status }) => status !== 200 && refused.push(status))
      answers.push(...some)
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
    return { answers: Promise.all(answers) }
  }

  it("are refused for a network that fills the queue, while another network's are generated", async () => {
    const greedy = await fill(network('10.1.0.1'))
    const polite = Promise.all(Array.from({ length: 12 }, () => speak(network('10.1.0.2'), shortText())))
    const last = await speak(network('10.1.0.1'))
    release()
    expect((await polite).map(({ status }) => status)).toEqual(Array.from({ length: 12 }, () => 200))
    expect([last.status, last.body.code]).toEqual([429, 'too_many_requests'])
    expect(Number(last.headers.get('retry-after'))).toBeGreaterThan(0)
    const statuses = (await greedy.answers).map(({ status }) => status)
    expect(new Set(statuses)).toEqual(new Set([200, 429]))
  })

  it('are generated for a user while visitors of many networks fill the queue', async () => {
    const { headers } = await signIn(server)
    const greedy = await fill(network('10.2.0.1'))
    const others = Promise.all(
      Array.from({ length: 30 }, (_, number) => speak(network(`10.2.1.${number}`), shortText())),
    )
    const own = Promise.all(Array.from({ length: 3 }, () => speak({ ...headers, ...network('10.2.0.1') }, shortText())))
    release()
    expect((await own).map(({ status }) => status)).toEqual([200, 200, 200])
    await Promise.all([greedy.answers, others])
  })

  it('cost a user nothing when they are refused', async () => {
    const { headers, user } = await signIn(server, { total_credits: 1_000_000 })
    const sent = await fill(headers)
    release()
    const answers = await sent.answers
    const spoken = answers.filter(({ status }) => status === 200)
    expect(answers.map(({ status }) => status)).toContain(429)
    const { database } = await server.services
    const [row] = await database.queries.select().from(users).where(eq(users.user_id, user.user_id))
    const cost = spoken.reduce((all, { body }) => all + body.speechMarks.map(({ word }) => word).join(' ').length, 0)
    expect(row?.voice_credits).toBe(cost)
  })

  it('are answered from a full queue if they were generated before', async () => {
    const held = engine.before
    engine.before = () => Promise.resolve()
    const known = newText()
    expect((await speak(network('10.5.0.1'), known)).status).toBe(200)
    engine.before = held
    const greedy = await fill(network('10.5.0.1'))
    const [found, slower, unknown] = await Promise.all([
      speak(network('10.5.0.1'), known),
      speak(network('10.5.0.1'), known, { voice_speed: 0.9 }),
      speak(network('10.5.0.1')),
    ])
    release()
    expect([found.status, found.body.is_duplicate]).toEqual([200, true])
    expect([slower.status, unknown.status]).toEqual([429, 429])
    await greedy.answers
  })

  it('are refused without a database query', async () => {
    const greedy = await fill(network('10.3.0.1'))
    const { database } = await server.services
    // Requests admitted to the queue have finished their queries.
    await vi.waitUntil(async () => (await speak(network('10.3.0.1'))).status === 429)
    const queries = vi.spyOn(database.queries, 'select')
    const writes = vi.spyOn(database.queries, 'insert')
    for (let count = 0; count < 5; count += 1) expect((await speak(network('10.3.0.1'))).status).toBe(429)
    expect([queries.mock.calls.length, writes.mock.calls.length]).toEqual([0, 0])
    vi.restoreAllMocks()
    release()
    await greedy.answers
  })

  it('are refused at once with advice when they would take minutes', async () => {
    engine.capabilities.maxExpectedSeconds = 120
    const { status, body } = await speak(network('10.4.0.1'), '7'.repeat(475))
    expect([status, body.code]).toEqual([422, 'text_too_long'])
    expect(body.message).toBe(
      'The spoken text would last about 143 seconds; 120 is the most this voice takes at once. Numbers and signs are read out one by one. Use fewer of them, or split the text.',
    )
    expect(engine.jobs.map(({ text }) => text)).not.toContain('7'.repeat(475))
  })
})

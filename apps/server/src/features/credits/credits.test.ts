import type { CallOutput, ErrorBody, SpeechResponse, UserProfile, userStatus } from '@voice-rankings/contract'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import type { RunningServer } from '../../app/createServer.ts'
import { type DatabasePlace, onEachPlace } from '../../testing/onEachDatabase.ts'
import { signIn, type SignedIn } from '../../testing/signIn.ts'
import { call, startTestServer } from '../../testing/startTestServer.ts'
import { createToneEngine, type ToneEngine } from '../../testing/toneEngine.ts'
import { EngineCrashedError } from '../speech/speechError.ts'

onEachPlace('credits of a user', (place) => {
  let server: RunningServer
  let engine: ToneEngine
  let where: DatabasePlace
  let texts = 0
  beforeAll(async () => {
    engine = createToneEngine()
    where = place()
    server = await startTestServer(where, { engines: [engine] })
    await server.catalogueDone
  })
  afterAll(() => server.close())
  beforeEach(() => {
    engine.jobs.length = 0
    engine.before = () => Promise.resolve()
  })
  /** A new text of 40 characters, which costs 40 credits. */
  const newText = () => `A text nobody has ever spoken before ${String((texts += 1)).padStart(3, '0')}`
  const speak = (text: string, { headers }: Pick<SignedIn, 'headers'>, at = server, init: object = {}) =>
    call<SpeechResponse & ErrorBody>(`${at.url}/api/v1/voice/speech`, {
      json: { voice_id: 'flite-slt--anna', text, ...init },
      headers: { ...headers, origin: at.url },
    })
  async function profileOf({ headers }: SignedIn): Promise<UserProfile | undefined> {
    const { body } = await call<CallOutput<typeof userStatus>>(`${server.url}/api/v1/user/status`, { headers })
    return body.user
  }
  const usedBy = async (user: SignedIn) => (await profileOf(user))?.voice_credits

  it('charges credits in the unit of the service and shows them in the profile', async () => {
    const ann = await signIn(server, { total_credits: 1000 })
    expect((await speak(newText(), ann)).status).toBe(200)
    expect(await profileOf(ann)).toMatchObject({ total_credits: 1000, voice_credits: 40 })
  })

  it('charges nothing for a text that anyone generated before', async () => {
    const [ann, bob] = [await signIn(server), await signIn(server)]
    const text = newText()
    await speak(text, ann)
    expect((await speak(text, ann)).body.is_duplicate).toBe(true)
    expect((await speak(text, bob)).body.is_duplicate).toBe(true)
    expect([await usedBy(ann), await usedBy(bob)]).toEqual([40, 0])
  })

  it('charges once for twenty concurrent requests of the same text', async () => {
    const ann = await signIn(server)
    const text = newText()
    await Promise.all(Array.from({ length: 20 }, () => speak(text, ann)))
    expect(engine.jobs).toHaveLength(1)
    expect(await usedBy(ann)).toBe(40)
  })

  it('charges once for each of 40 texts that are requested 8 times each in random order', async () => {
    const ann = await signIn(server, { total_credits: 10_000 })
    const texts = Array.from({ length: 40 }, newText)
    const order = Array.from({ length: 320 }, (_, i) => texts[(i * 97) % 40] ?? '')
    const answers = await Promise.all(order.map((text) => speak(text, ann)))
    expect(answers.every(({ status }) => status === 200)).toBe(true)
    expect(answers.filter(({ body }) => !body.is_duplicate)).toHaveLength(40)
    expect(await usedBy(ann)).toBe(40 * 40)
  })

  it('never overspends: of 30 concurrent texts exactly the affordable ones are generated', async () => {
    const ann = await signIn(server, { total_credits: 250 })
    const answers = await Promise.all(Array.from({ length: 30 }, () => speak(newText(), ann)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(6)
    const refused = answers.filter(({ status }) => status === 402)
    expect(refused).toHaveLength(24)
    expect((await speak(newText(), ann)).body).toMatchObject({
      code: 'credits_used_up',
      message:
        'This text costs 40 credits; you have 10. Shorten the text, or ask the operator of this server for more credits.',
    })
    expect(await usedBy(ann)).toBe(240)
  })

  it('refunds the credits when the engine fails', async () => {
    const ann = await signIn(server)
    engine.before = () => Promise.reject(new EngineCrashedError('Tone', 'it fell over'))
    expect((await speak(newText(), ann)).status).toBe(502)
    expect(await usedBy(ann)).toBe(0)
  })

  it('refunds the credits when the client disconnects', async () => {
    const ann = await signIn(server)
    const gate = Promise.withResolvers<void>()
    engine.before = () => gate.promise
    const leaver = new AbortController()
    const asked = fetch(`${server.url}/api/v1/voice/speech`, {
      method: 'POST',
      headers: { ...ann.headers, 'content-type': 'application/json' },
      body: JSON.stringify({ voice_id: 'flite-slt--anna', text: newText() }),
      signal: leaver.signal,
    })
    await vi.waitUntil(() => engine.jobs.length === 1)
    expect(await usedBy(ann)).toBe(40)
    leaver.abort()
    await expect(asked).rejects.toThrow('aborted')
    gate.resolve()
    await vi.waitUntil(async () => (await usedBy(ann)) === 0)
  })

  it('lets a paying user join the generation of a text whose first requester cannot pay', async () => {
    const [poor, rich] = [await signIn(server, { total_credits: 10 }), await signIn(server)]
    const text = newText()
    const answers = await Promise.all([speak(text, poor), speak(text, rich), speak(text, poor), speak(text, rich)])
    expect([answers[1]?.status, answers[3]?.status]).toEqual([200, 200])
    expect([await usedBy(poor), await usedBy(rich)]).toEqual([0, 40])
  })

  it('charges once when two servers on one database generate the same text concurrently', async () => {
    if (where.databaseUrl === undefined) return
    const other = await startTestServer(where, { engines: [engine] })
    await other.catalogueDone
    try {
      const ann = await signIn(server)
      for (let i = 0; i < 5; i += 1) {
        const text = newText()
        const [here, there] = await Promise.all([speak(text, ann), speak(text, ann, other)])
        expect(here.body.voice_snippet_id).toBe(there.body.voice_snippet_id)
      }
      expect(await usedBy(ann)).toBe(200)
    } finally {
      await other.close()
    }
  })
})

import { randomUUID } from 'node:crypto'
import {
  type CallOutput,
  type ErrorBody,
  type getReadiness,
  type getSnippets,
  loginPath,
  type SpeechResponse,
  type userStatus,
  type VoiceSearchResult,
} from '@voice-rankings/contract'
import { createStandin, type Standin, toneSpeech } from '@voice-rankings/standin'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { PASSAGES } from '../features/catalogue/passages.ts'
import { type BundledServer, bundleServer } from '../testing/bundleServer.ts'
import { openRealtimeSocket } from '../testing/realtimeSocket.ts'
import { freePort } from '../testing/freePort.ts'
import { onPostgres } from '../testing/onEachDatabase.ts'
import { killProcesses, type ServerProcess } from '../testing/startProcess.ts'
import { type Proxy, startProxy } from '../testing/startProxy.ts'
import { startRedis, type TemporaryRedis } from '../testing/startRedis.ts'
import { startS3 } from '../testing/startS3.ts'
import { call } from '../testing/startTestServer.ts'
import { temporaryDirectory } from '../testing/temporaryDirectory.ts'
import { createVisitor, type Visitor } from '../testing/visitor.ts'

const SERVERS = 3
const LIMIT = 6
/** Enough for twenty-five short texts. */
const CREDITS = 1000
/** Enough to measure one or two of the voices that cost something. */
const BUDGET = 600
/** Voices of Flite. */
const LOCAL_VOICES = 10
const LOCAL_VOICE = 'flite-slt--base'
const PASSWORD = 'correct horse battery'
const KNOWN_TEXT = 'A text that everybody knows'
const HELD_TEXT = 'A text that its server does not finish'
const PUBLIC_URL = 'http://voices.test'
const PASSAGE_TEXTS = new Set(Object.values(PASSAGES).map(({ text }) => text))
const started = await startRedis()

describe.skipIf(!started)('three server processes behind a proxy', () => {
  onPostgres('with one Redis and one S3 storage', (place) => {
    const redis = started as TemporaryRedis
    const storage = startS3()
    let bundle: BundledServer
    let standin: Standin
    let proxy: Proxy
    let processes: ServerProcess[]
    let urls: string[]
    let start: (which: number) => ServerProcess
    let ann: Visitor
    let killed: number
    /** Passages that the stand-in had received from the killed one. */
    let begun: ReturnType<typeof passages>
    /** Some speech of the stand-in waits for it. */
    const gate = Promise.withResolvers<void>()
    let texts = 0

    beforeAll(async () => {
      bundle = await bundleServer()
      let passages = 0
      standin = await createStandin({
        speak: async (order) => {
          // The first passages are spoken at once; the others, and one text of a visitor, wait.
          if (order.text === HELD_TEXT || (PASSAGE_TEXTS.has(order.text) && (passages += 1) > 2)) await gate.promise
          return toneSpeech(order)
        },
      })
      const { databaseUrl = '' } = place()
      const { endpoint, bucket, accessKeyId, secretAccessKey } = storage()
      const ports = await Promise.all(Array.from({ length: SERVERS }, () => freePort()))
      urls = ports.map((port) => `http://127.0.0.1:${port}`)
      const settings = {
        DATABASE_URL: databaseUrl,
        REDIS_URL: redis.url,
        S3_ENDPOINT: endpoint,
        S3_BUCKET: bucket,
        S3_ACCESS_KEY_ID: accessKeyId,
        S3_SECRET_ACCESS_KEY: secretAccessKey,
        SPEECH_SERVERS: `kokoro=${standin.url('kokoro')}/v1`,
        ELEVENLABS_API_KEY: 'key-of-the-standin',
        PROVIDER_URLS: `elevenlabs=${standin.url('elevenlabs')}`,
        MEASURE_PAID_VOICES: 'all',
        MEASURE_BUDGET_CHARACTERS: String(BUDGET),
        HOLD_LIMIT: String(LIMIT),
        SIGN_UP_CREDITS: String(CREDITS),
        PUBLIC_URL,
        TRUSTED_PROXIES: '127.0.0.1',
        MASTERING_WORKERS: '1',
      }
      start = (which) => bundle.start({ ...settings, DATA_DIR: temporaryDirectory(), PORT: String(ports[which]) })
      processes = urls.map((_, which) => start(which))
      proxy = await startProxy(urls)
    })
    afterAll(async () => {
      gate.resolve()
      killProcesses()
      await Promise.all([redis.kill(), standin.close(), proxy.close()])
      bundle.remove()
    })
    const at = (which: number) => urls[which % SERVERS] ?? ''
    const newText = () => `Text number ${(texts += 1)}`
    const speak = (which: number, headers: Record<string, string>, text = newText(), voice_id = LOCAL_VOICE) =>
      speakAt(at(which), headers, text, voice_id)
    /** A visitor with a device cookie on a network of their own. */
    async function newDevice(): Promise<Record<string, string>> {
      const network = { 'x-forwarded-for': `10.9.0.${(texts += 1)}` }
      const { headers } = await speak(0, network, KNOWN_TEXT)
      return { ...network, cookie: headers.get('set-cookie')?.split(';', 1)[0] ?? '' }
    }
    /** Signs up in a popup of one process for a page that waits at another; returns the popup's browser. */
    async function signUp(popupAt: number, pageAt: number): Promise<Visitor> {
      await using socket = await openRealtimeSocket(at(pageAt), PUBLIC_URL)
      const popup = createVisitor(at(popupAt))
      await popup.get(loginPath(socket.id))
      const fields = { intent: 'create', state: socket.id, email: `${randomUUID()}@example.com`, password: PASSWORD }
      const answer = await popup.submit('/api/v1/login', fields, { origin: PUBLIC_URL })
      expect(answer.status).toBe(303)
      await popup.get(answer.headers.get('location') ?? '')
      await socket.receives('login-complete')
      return popup
    }
    const profileAt = (which: number, visitor: Visitor) => profileFrom(at(which), visitor)
    const voicesOf = async (...services: string[]) =>
      (await listAt(proxy.url)).filter(({ voice_service }) => services.includes(voice_service))
    /** Orders that the stand-in received for the passage of a voice, by service and the provider's name of the voice. */
    const passages = () =>
      standin.received.flatMap(({ service, path, text }) => {
        if (!text.startsWith('{')) return []
        const order = JSON.parse(text) as { input?: string; text?: string; voice?: string }
        const said = order.input ?? order.text ?? ''
        return PASSAGE_TEXTS.has(said) ? [{ service, voice: order.voice ?? path, characters: said.length }] : []
      })
    const untilReady = (which: number) =>
      vi.waitUntil(
        async () => {
          const state = await call<CallOutput<typeof getReadiness>>(`${at(which)}/readyz`).catch(() => undefined)
          return state?.body.ready
        },
        { timeout: 110_000, interval: 100 },
      )

    it('succeed at every request after the one is killed that measures and generates', async () => {
      await Promise.all(urls.map((_, which) => untilReady(which)))
      await speak(0, {}, KNOWN_TEXT)
      // Two passages are spoken and measured; the next ones are being spoken.
      await vi.waitUntil(
        async () => {
          const voices = await voicesOf('kokoro', 'elevenlabs')
          return voices.filter(isMeasured).length === 2 && passages().length > 2
        },
        { timeout: 60_000, interval: 100 },
      )
      const measuring = processes.findIndex((one) => one.printed().includes('measuring the voices'))
      ann = await signUp(measuring + 1, measuring + 2)
      const [voice] = await voicesOf('elevenlabs')
      const paidVoice = voice?.voice_id ?? ''
      const broken = speak(measuring, cookieOf(ann), HELD_TEXT, paidVoice).catch(() => undefined)
      await vi.waitUntil(() => standin.received.some(({ text }) => text.includes(HELD_TEXT)))
      const done = (await voicesOf('kokoro', 'elevenlabs')).filter(isMeasured)
      expect(done).toHaveLength(2)
      processes[measuring]?.process.kill('SIGKILL')
      await processes[measuring]?.exit
      // It ordered passages until it ended; the others notice its end seconds later.
      begun = passages()
      gate.resolve()
      expect(await broken).toBeUndefined()

      const pages = await Promise.all(
        Array.from({ length: 30 }, () => call(`${proxy.url}/api/v1/voice/search?limit=1`)),
      )
      expect(new Set(pages.map(({ status }) => status))).toEqual(new Set([200]))
      const again = await speakAt(proxy.url, cookieOf(ann), HELD_TEXT, paidVoice)
      expect(again).toMatchObject({ status: 200, body: { is_duplicate: false } })
      expect((await fetch(proxy.url + again.body.voice_snippet_audio_url)).status).toBe(200)
      const headers = cookieOf(ann)
      const { body } = await call<CallOutput<typeof getSnippets>>(`${proxy.url}/api/v1/voice/get-snippets`, { headers })
      expect(body.snippets.flatMap(({ voice_variants }) => voice_variants)).toHaveLength(1)
      killed = measuring
    })

    it('have one catalogue, and measure each voice once, apart from those that the killed one had begun', async () => {
      await vi.waitUntil(
        async () => (await voicesOf('kokoro', 'flite')).filter(isMeasured).length === LOCAL_VOICES + 3,
        {
          timeout: 60_000,
          interval: 200,
        },
      )
      const left = urls.filter((_, which) => which !== killed)
      const lists = await Promise.all(left.map(listAt))
      const ids = lists[0]?.map(({ voice_id }) => voice_id) ?? []
      expect(ids).toHaveLength(LOCAL_VOICES + 3 + 3)
      expect(new Set(ids).size).toBe(ids.length)
      expect(lists[1]).toEqual(lists[0])
      const lost = begun.slice(2).map(({ voice }) => voice)
      const free = passages().filter(({ service }) => service === 'kokoro')
      for (const { voice } of free) {
        expect(free.filter((one) => one.voice === voice)).toHaveLength(lost.includes(voice) ? 2 : 1)
      }
    })

    it('give back the credits that the killed one had reserved, once it is back', async () => {
      expect(await profileFrom(proxy.url, ann)).toMatchObject({ voice_credits: 2 * HELD_TEXT.length })
      const client = new pg.Client({ connectionString: place().databaseUrl })
      await client.connect()
      await client.query("UPDATE credit_entries SET created_at = created_at - interval '15 minutes'")
      await client.end()
      processes[killed] = start(killed)
      await untilReady(killed)
      expect(await profileAt(killed, ann)).toMatchObject({ voice_credits: HELD_TEXT.length })
    })

    it('share the budget of a day for measuring', async () => {
      const paid = passages().filter(({ service }) => service === 'elevenlabs')
      const spent = paid.reduce((all, { characters }) => all + characters, 0)
      expect(spent).toBeGreaterThan(0)
      expect(spent).toBeLessThanOrEqual(BUDGET)
      expect((await voicesOf('elevenlabs')).filter(isMeasured).length).toBeLessThan(3)
    })

    it('leave a provider alone after five errors in a row at one of them', async () => {
      const [voice] = await voicesOf('elevenlabs')
      const bob = await signUp(0, 1)
      const statusAt = async (which: number) => (await speak(which, cookieOf(bob), newText(), voice?.voice_id)).status
      standin.fail('elevenlabs', 'server error')
      for (let times = 0; times < 5; times += 1) expect(await statusAt(0)).toBe(502)
      const asked = standin.received.length
      expect(await Promise.all([0, 1, 2].map(statusAt))).toEqual([502, 502, 502])
      expect(standin.received).toHaveLength(asked)
      const states = await Promise.all(urls.map((url) => call<CallOutput<typeof getReadiness>>(`${url}/readyz`)))
      for (const { body } of states)
        expect(body.engines).toContainEqual(expect.objectContaining({ id: 'elevenlabs', status: 'degraded' }))
    })

    it('complete a login across processes and share its session', async () => {
      const [there, back] = [await signUp(0, 1), await signUp(1, 0)]
      const profiles = await Promise.all([profileAt(0, there), profileAt(1, there), profileAt(0, back)])
      expect(profiles.map((user) => user?.username)).toEqual([
        profiles[1]?.username,
        expect.any(String),
        expect.any(String),
      ])
    })

    it('share the hold limit: of 200 concurrent texts exactly the allowed number is generated', async () => {
      const device = await newDevice()
      const answers = await Promise.all(Array.from({ length: 200 }, (_, i) => speak(i, device)))
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(LIMIT)
      expect(answers.filter(({ status }) => status === 429)).toHaveLength(200 - LIMIT)
    })

    it('generate and charge a text once for concurrent requests', async () => {
      const ann = await signUp(0, 0)
      const text = newText()
      const [here, there] = await Promise.all([speak(0, cookieOf(ann), text), speak(1, cookieOf(ann), text)])
      expect(here.body.voice_snippet_id).toBe(there.body.voice_snippet_id)
      expect(await profileAt(0, ann)).toMatchObject({ voice_credits: text.length })
      const audio = await fetch(at(1) + here.body.voice_snippet_audio_url)
      expect(audio.status).toBe(200)
    })

    it('never overspend an account', async () => {
      const ann = await signUp(1, 1)
      const answers = await Promise.all(
        Array.from({ length: 40 }, (_, i) => speak(i, cookieOf(ann), `${newText()} `.padEnd(40, 'word '))),
      )
      const paid = answers.filter(({ status }) => status === 200)
      const profile = await profileAt(0, ann)
      const cost = paid.reduce((all, { body }) => all + body.speechMarks.map(({ word }) => word).join(' ').length, 0)
      expect(profile?.voice_credits).toBeLessThanOrEqual(profile?.total_credits ?? 0)
      expect(profile?.voice_credits).toBe(cost)
    })

    it('share limits and logins while Redis is down and after it is back', async () => {
      await redis.kill()
      const device = await newDevice()
      const answers = await Promise.all(Array.from({ length: 20 }, (_, i) => speak(i, device)))
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(LIMIT)
      expect(await profileAt(1, await signUp(0, 1))).toBeDefined()
      await redis.restart()
      await vi.waitUntil(async () => (await speak(0, device)).status === 200, { timeout: 30_000, interval: 250 })
      expect(await profileAt(1, await signUp(0, 1))).toBeDefined()
    })
  })
})

const cookieOf = ({ cookies }: Visitor) => ({ cookie: [...cookies].map((pair) => pair.join('=')).join('; ') })

const profileFrom = async (url: string, visitor: Visitor) => {
  const headers = cookieOf(visitor)
  const { body } = await call<CallOutput<typeof userStatus>>(`${url}/api/v1/user/status`, { headers })
  return body.user
}

const listAt = async (url: string) =>
  (await call<VoiceSearchResult>(`${url}/api/v1/voice/search?limit=100`)).body.voices

const isMeasured = ({ voice_sample_url }: VoiceSearchResult['voices'][number]) => voice_sample_url !== null

const speakAt = (url: string, headers: Record<string, string>, text: string, voice_id: string) =>
  call<SpeechResponse & ErrorBody>(`${url}/api/v1/voice/speech`, {
    json: { voice_id, text },
    headers: { origin: PUBLIC_URL, ...headers },
  })

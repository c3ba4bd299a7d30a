import { randomUUID } from 'node:crypto'
import {
  type CallOutput,
  type ErrorBody,
  type getReadiness,
  loginPath,
  type SpeechResponse,
  type userStatus,
} from '@voice-rankings/contract'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type BundledServer, bundleServer } from '../testing/bundleServer.ts'
import { openRealtimeSocket } from '../testing/realtimeSocket.ts'
import { freePort } from '../testing/freePort.ts'
import { onPostgres } from '../testing/onEachDatabase.ts'
import { killProcesses, type ServerProcess } from '../testing/startProcess.ts'
import { startRedis, type TemporaryRedis } from '../testing/startRedis.ts'
import { call } from '../testing/startTestServer.ts'
import { createVisitor, type Visitor } from '../testing/visitor.ts'

const LIMIT = 6
/** Enough for twenty-five short texts. */
const CREDITS = 1000
const PASSWORD = 'correct horse battery'
const KNOWN_TEXT = 'A text that everybody knows'
const PUBLIC_URL = 'http://voices.test'
const started = await startRedis()

describe.skipIf(!started)('two server processes', () => {
  onPostgres('with one Redis', (place) => {
    const redis = started as TemporaryRedis
    let bundle: BundledServer
    let processes: ServerProcess[]
    let urls: string[]
    let texts = 0
    beforeAll(async () => {
      bundle = await bundleServer()
      const { databaseUrl = '', dataDir } = place()
      const ports = [await freePort(), await freePort()]
      urls = ports.map((port) => `http://127.0.0.1:${port}`)
      const shared = { DATABASE_URL: databaseUrl, DATA_DIR: dataDir, REDIS_URL: redis.url, PUBLIC_URL }
      const limits = { HOLD_LIMIT: String(LIMIT), SIGN_UP_CREDITS: String(CREDITS), TRUSTED_PROXIES: '127.0.0.1' }
      processes = ports.map((port) =>
        bundle.start({ ...shared, ...limits, MASTERING_WORKERS: '1', PORT: String(port) }),
      )
      await Promise.all(urls.map(untilMeasured))
      await speak(0, {}, KNOWN_TEXT)
    })
    afterAll(async () => {
      killProcesses()
      await redis.kill()
      bundle.remove()
    })
    const at = (which: number) => urls[which % 2] ?? ''
    const newText = () => `Text number ${(texts += 1)}`
    const speak = (which: number, headers: Record<string, string>, text = newText()) =>
      call<SpeechResponse & ErrorBody>(`${at(which)}/api/v1/voice/speech`, {
        json: { voice_id: 'flite-slt--base', text },
        headers: { origin: PUBLIC_URL, ...headers },
      })
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
    const profileAt = async (which: number, visitor: Visitor) => {
      const headers = cookieOf(visitor)
      const { body } = await call<CallOutput<typeof userStatus>>(`${at(which)}/api/v1/user/status`, { headers })
      return body.user
    }

    it('measure the catalogue once', () => {
      expect(processes.filter((one) => one.printed().includes('measuring the voices'))).toHaveLength(1)
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

    it('lose no data when one of them is killed', async () => {
      const ann = await signUp(1, 0)
      const { body } = await speak(1, cookieOf(ann))
      processes[1]?.process.kill('SIGKILL')
      await processes[1]?.exit
      expect(await profileAt(0, ann)).toMatchObject({ voice_credits: expect.any(Number) })
      expect((await fetch(at(0) + body.voice_snippet_audio_url)).status).toBe(200)
      expect((await speak(0, cookieOf(ann))).status).toBe(200)
    })
  })
})

const cookieOf = ({ cookies }: Visitor) => ({ cookie: [...cookies].map((pair) => pair.join('=')).join('; ') })

async function untilMeasured(url: string): Promise<void> {
  await vi.waitUntil(
    async () => {
      const state = await call<CallOutput<typeof getReadiness>>(`${url}/readyz`).catch(() => undefined)
      return state && state.body.voices_total > 0 && state.body.voices_done === state.body.voices_total
    },
    { timeout: 110_000, interval: 200 },
  )
}

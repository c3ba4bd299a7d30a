import { inspect } from 'node:util'
import {
  ERROR_STATUS,
  type ErrorBody,
  type ErrorCode,
  type SpeechResponse,
  type VoiceSearchResult,
} from '@voice-rankings/contract'
import { createStandin, type Fault, FAULTS, type Standin, toneSpeech } from '@voice-rankings/standin'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createCredits, type Credits } from '../features/credits/createCredits.ts'
import { errorOfFault } from '../features/speech/cloud/testing/errorOfFault.ts'
import { standinSettings } from '../features/speech/cloud/testing/standinSettings.ts'
import type { SpeechEngine } from '../features/speech/engine.ts'
import type { SpeechErrorCode } from '../features/speech/speechError.ts'
import type { Log } from '../kernel/log/createLog.ts'
import { signIn, type SignedIn } from '../testing/signIn.ts'
import { call, startTestServer, testConfig } from '../testing/startTestServer.ts'
import { temporaryDirectory } from '../testing/temporaryDirectory.ts'
import { createToneEngine } from '../testing/toneEngine.ts'
import type { RunningServer } from './createServer.ts'

/** A key that only the requests to its provider may contain. */
const KEY = 'marked-key-4711'

const SERVICES = ['openai', 'kokoro', 'elevenlabs', 'azure', 'polly', 'google', 'deepgram', 'cartesia']

let standin: Standin
let server: RunningServer
let credits: Credits
let engines: readonly SpeechEngine[]
/** Everything that operators and visitors read. */
const told: unknown[] = []
const unhandled: unknown[] = []
const onUnhandled = (reason: unknown) => void unhandled.push(reason)
const keep = (...parts: unknown[]) => void told.push(...parts)
const log: Log = { error: keep, info: keep, debug: keep, progress: () => ({ update: keep, end: keep }) }

beforeAll(async () => {
  process.on('unhandledRejection', onUnhandled)
  standin = await createStandin({ speak: toneSpeech })
  const place = { databaseUrl: undefined, dataDir: temporaryDirectory() }
  const config = testConfig(place, standinSettings(standin, KEY))
  server = await startTestServer(place, { config, log, engines: [createToneEngine()] })
  await server.catalogueDone
  const { speech, database } = await server.services
  engines = speech.engines
  credits = createCredits(database)
})
afterAll(async () => {
  await Promise.all([server.close(), standin.close()])
  process.off('unhandledRejection', onUnhandled)
})

/** A voice of a service that speaks English, for a user with enough credits. */
async function open(service: string) {
  const { body } = await call<VoiceSearchResult>(
    `${server.url}/api/v1/voice/search?service=${service}&languageCode=en-US`,
  )
  const [voice] = body.voices
  const engine = engines.find(({ id }) => id === service)
  if (!voice || !engine) throw new Error(`The catalogue has no English voice of ${service}.`)
  const user = await signIn(server, { total_credits: 1_000_000 })
  return { voice, engine, user }
}

async function speak(voice_id: string, text: string, { headers }: SignedIn) {
  const answer = await call<SpeechResponse & ErrorBody>(`${server.url}/api/v1/voice/speech`, {
    json: { voice_id, text },
    headers,
  })
  told.push(answer)
  return answer
}

const creditsLeft = ({ user }: SignedIn) => credits.left(user.user_id)

/** What a visitor reads, by the error. */
function messageOf(code: SpeechErrorCode, fault: Fault, { id, name, capabilities }: SpeechEngine): string | undefined {
  const { count, unit } = capabilities.maxInput
  const retryS = fault === 'throttled' && id !== 'polly' ? 7 : 5
  const messages: Partial<Record<SpeechErrorCode, string>> = {
    auth: `This server has no access to ${name} now. Choose a voice of another provider.`,
    quota: `This server has used up its budget at ${name}. Choose a voice of another provider, or try again another day.`,
    too_long: `The text has more than ${count} ${unit}s, the most this voice takes at once. Shorten the text, or split it.`,
    throttled: `${name} is busy. Try again in ${retryS} s.`,
    moderated: `${name} refuses this text because of its content rules. Reword it, or choose another provider.`,
    unknown_voice: `${name} no longer has this voice. Choose another voice.`,
    upstream: `${name} did not answer as expected. Try again, or choose a voice of another provider.`,
  }
  return messages[code]
}

const ERROR_CODES: Readonly<Partial<Record<SpeechErrorCode, ErrorCode>>> = {
  auth: 'engine_failed',
  quota: 'engine_failed',
  too_long: 'text_too_long',
  throttled: 'busy',
  moderated: 'text_unspeakable',
  unknown_voice: 'not_found',
  upstream: 'engine_failed',
}

/** All faults. A success comes after every few failures, as a provider that fails too often is not asked for a while. */
function sequenceOf(service: string): Fault[] {
  const heard = FAULTS.filter((fault) => !errorOfFault(service, fault))
  const failing = FAULTS.filter((fault) => errorOfFault(service, fault))
  return [...failing.flatMap((fault, index) => (index % 4 === 3 ? [fault, ...heard.splice(0, 1)] : fault)), ...heard]
}

/** Result of some work, and the number of requests that a service received during it. */
async function during<Result>(
  service: string,
  work: () => Promise<Result>,
): Promise<{ asked: number; result: Result }> {
  const count = () => standin.received.filter((request) => request.service === service).length
  const before = count()
  const result = await work()
  return { asked: count() - before, result }
}

it.concurrent.each(SERVICES)('tells what to do about each fault of %s, and charges nothing for it', async (service) => {
  const { voice, engine, user } = await open(service)
  let left = await creditsLeft(user)
  for (const fault of sequenceOf(service)) {
    standin.fail(service, fault)
    const { asked, result } = await during(service, () => speak(voice.voice_id, `Now with ${fault}.`, user))
    const before = left
    left = await creditsLeft(user)
    const code = errorOfFault(service, fault)
    const errorCode = code && ERROR_CODES[code]
    expect({ fault, isAsked: asked > 0, isPaid: left < before, ...result }).toMatchObject({
      fault,
      isAsked: true,
      isPaid: !code,
      status: errorCode ? ERROR_STATUS[errorCode] : 200,
      body: code ? { code: errorCode, message: messageOf(code, fault, engine) } : {},
    })
  }
  standin.fail(service, undefined)
})

it.each(SERVICES)('%s speaks the same order of two visitors once', async (service) => {
  const { voice, user } = await open(service)
  const [word, other] = [`Simultaneously${service}`, await signIn(server)]
  const answers = await Promise.all([user, other].map((asker) => speak(voice.voice_id, word, asker)))
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect(new Set(answers.map(({ body }) => body.is_duplicate))).toEqual(new Set([false, true]))
  const orders = standin.received.filter(({ text }) => text.includes(word))
  // Amazon Polly gets one order for the sound, and one for the times of the words.
  expect(orders).toHaveLength(service === 'polly' ? 2 : 1)
})

it('leaves no rejection unhandled, follows no redirect, and tells the keys to nobody but their providers', () => {
  const reasons = engines.map((engine) => engine.reason?.())
  const addresses = standin.received.map(({ path, query }) => `${path}?${query.toString()}`)
  expect(unhandled).toEqual([])
  expect(standin.elsewhere).toEqual([])
  expect(told.length).toBeGreaterThan(SERVICES.length * FAULTS.length)
  expect(inspect([told, reasons, addresses], { depth: 9, maxArrayLength: null, maxStringLength: null })).not.toContain(
    KEY,
  )
})

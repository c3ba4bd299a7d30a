import type { TimingSource } from '@voice-rankings/contract'
import { createStandin, FAULTS, type Standin } from '@voice-rankings/standin'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createEngines } from '../../catalogue/createEngines.ts'
import { createMastering } from '../../mastering/createMastering.ts'
import { createAligner } from '../../alignment/createAligner.ts'
import type { SpeechEngine, UntimedSpeech } from '../engine.ts'
import type { ProviderError } from '../speechError.ts'
import { quantile } from '../testing/quantile.ts'
import type { ProviderAdapter } from './adapter.ts'
import { createCloudEngine } from './createCloudEngine.ts'
import { createAzure } from './providers/azure.ts'
import { createCartesia } from './providers/cartesia.ts'
import { createDeepgram } from './providers/deepgram.ts'
import { createElevenLabs } from './providers/elevenlabs.ts'
import { createGoogle } from './providers/google.ts'
import { createOpenAi } from './providers/openai.ts'
import { createPolly } from './providers/polly.ts'
import { errorOfFault } from './testing/errorOfFault.ts'
import { standinSpeech } from './testing/standinSpeech.ts'

/** A key that must appear nowhere but in the requests to its provider. */
const KEY = 'marked-key-4711'

interface Provider {
  readonly adapter: (url: string) => ProviderAdapter
  /** A voice, and whether the provider times its words. */
  readonly voice: { speakerId: string; providerVoiceId: string; timed: boolean }
  /** Where these times come from. Default: `native`. */
  readonly timingSource?: TimingSource
  /** Status of the answer to a wrong key. Default: 401. */
  readonly wrongKeyStatus?: number
  /** Number of times that it bills the text. Default: once. */
  readonly timesBilled?: number
  /** Time until the next try when it takes no more requests, in ms. Default: the 7 s that its stand-in states. */
  readonly retryAfterMs?: number
  /** True if it receives signatures and never the key. */
  readonly signs?: boolean
}

const PROVIDERS: Readonly<Record<string, Provider>> = {
  openai: {
    adapter: (url) =>
      createOpenAi({ id: 'openai', name: 'OpenAI', baseUrl: `${url}/v1`, isOpenAi: true, key: KEY, concurrency: 2 }),
    voice: { speakerId: 'tts-1--alloy', providerVoiceId: 'alloy', timed: false },
  },
  elevenlabs: {
    adapter: (url) => createElevenLabs({ key: KEY, baseUrl: url, concurrency: 2 }),
    voice: {
      speakerId: 'eleven-multilingual-v2--testvoiceaaaaaaaaaa1',
      providerVoiceId: 'TestVoiceAAAAAAAAAA1',
      timed: true,
    },
  },
  kokoro: {
    adapter: (url) =>
      createOpenAi({ id: 'kokoro', name: 'Kokoro', baseUrl: `${url}/v1`, isOpenAi: false, key: KEY, concurrency: 2 }),
    voice: { speakerId: 'tts-1--af-test', providerVoiceId: 'af_test', timed: true },
  },
  polly: {
    adapter: (url) =>
      createPolly({
        region: 'eu-central-1',
        accessKeyId: 'AKIDEXAMPLE',
        secretAccessKey: KEY,
        baseUrl: url,
        concurrency: 2,
      }),
    voice: { speakerId: 'neural--joanna', providerVoiceId: 'Joanna', timed: true },
    timesBilled: 2,
    wrongKeyStatus: 403,
    retryAfterMs: 5000,
    signs: true,
  },
  azure: {
    adapter: (url) => createAzure({ region: 'westeurope', key: KEY, baseUrl: url, concurrency: 2 }),
    voice: { speakerId: 'neural--en-us-avaneural', providerVoiceId: 'en-US-AvaNeural', timed: true },
  },
  google: {
    adapter: (url) => createGoogle({ baseUrl: url, key: KEY, concurrency: 2 }),
    voice: {
      speakerId: 'neural2--en-us-neural2-testvoice',
      providerVoiceId: 'en-US-Neural2-Testvoice',
      timed: true,
    },
    timingSource: 'marks',
    wrongKeyStatus: 400,
  },
  deepgram: {
    adapter: (url) => createDeepgram({ baseUrl: url, key: KEY, concurrency: 2 }),
    voice: { speakerId: 'aura-2--testvoicea-en', providerVoiceId: 'aura-2-testvoicea-en', timed: false },
  },
  cartesia: {
    adapter: (url) => createCartesia({ baseUrl: url, key: KEY, concurrency: 2 }),
    voice: {
      speakerId: 'sonic-3--00000001-0000-4000-8000-000000000000',
      providerVoiceId: '00000001-0000-4000-8000-000000000000',
      timed: true,
    },
  },
}

const local = createEngines()
const mastering = createMastering({ workers: 1 })
const aligner = createAligner(local)
const speak = standinSpeech(local)
let standin: Standin
beforeAll(async () => {
  standin = await createStandin({ speak })
})
afterAll(async () => {
  await Promise.all([standin.close(), mastering.close(), aligner.close(), ...local.map((engine) => engine.close())])
})

const TEXT = 'Hello there, my friend. I have been waiting for you, and the tea is still warm.'

describe.each(Object.entries(PROVIDERS))('the provider %s', (service, provider) => {
  const { adapter, voice, timingSource: source = 'native', wrongKeyStatus = 401 } = provider
  const { timesBilled = 1, retryAfterMs = 7000, signs = false } = provider
  const reported: ProviderError[] = []
  const open = (): SpeechEngine =>
    createCloudEngine(adapter(standin.url(service)), {
      decode: (file, options) => mastering.decode(file, options),
      align: (speech, options) => aligner.align(speech, options),
      report: (failure) => reported.push(failure),
    })
  const say = (text: string, engine = open()) => engine.synthesize({ ...voice, text, languageCode: 'en-US' })

  it('lists its voices, which speak', async () => {
    const engine = open()
    const { voices } = await engine.listVoices()
    expect(voices.map(({ speakerId }) => speakerId)).toContain(voice.speakerId)
    for (const { speakerId, languageCodes } of voices) {
      expect(speakerId).toMatch(/^[a-z0-9-]+--[a-z0-9-]+$/)
      expect(Intl.getCanonicalLocales([...languageCodes])).not.toEqual([])
    }
  })

  it('speaks with one mark per word, at the time of the word', async () => {
    const { audio, marks, timingSource, billed } = await say(TEXT)
    const said = await speak({ text: TEXT, gender: 'female', languageCode: 'en-US', speed: 1 })
    expect(audio.samples.length / audio.sampleRate).toBeCloseTo(said.samples.length / said.sampleRate, 2)
    expect(marks.map(({ word }) => word)).toEqual(TEXT.split(' '))
    const errors = marks.map(({ startTime }, n) => Math.abs(startTime - (said.words[n]?.startMs ?? Infinity)))
    expect(timingSource).toBe(voice.timed ? source : 'aligned')
    expect(quantile(errors, voice.timed ? 1 : 0.5)).toBeLessThanOrEqual(voice.timed ? 1 : 60)
    expect(billed).toEqual({ unit: 'character', count: timesBilled * TEXT.length })
  })

  it('passes the sample of the voice on to the alignment only if the words are not timed', async () => {
    const aligned: UntimedSpeech[] = []
    const engine = createCloudEngine(adapter(standin.url(service)), {
      decode: (file, options) => mastering.decode(file, options),
      align(speech) {
        aligned.push(speech)
        return Promise.resolve({ marks: [], timingSource: 'aligned' })
      },
      report: (failure) => reported.push(failure),
    })
    const sample = { load: () => Promise.reject(new Error('It is not read here.')) }
    await engine.synthesize({ ...voice, text: TEXT, languageCode: 'en-US', sample })
    expect(aligned.map((speech) => speech.sample)).toEqual(voice.timed ? [] : [sample])
  })

  it.each([
    'Café, naïve 你好 and שלום',
    'It cost $25.50 — really?',
    'Happy 😀 birthday 👩‍👩‍👧 to you',
    'A',
    'one\n\ntwo\tthree',
  ])('speaks %j with one mark per token within the audio', async (text) => {
    const { audio, marks } = await say(text)
    const lengthMs = (1000 * audio.samples.length) / audio.sampleRate
    expect(marks.map(({ word }) => word)).toEqual(text.split(/\s+/))
    for (const { startTime, duration } of marks) expect(startTime + duration).toBeLessThanOrEqual(lengthMs)
  })

  it('refuses a text without letters without asking the provider', async () => {
    const before = standin.received.length
    await expect(say('… !')).rejects.toMatchObject({ code: 'unspeakable' })
    expect(standin.received).toHaveLength(before)
  })

  describe('with a fault', () => {
    afterAll(() => standin.fail(service, undefined))

    const outcomes = FAULTS.map((fault) => ({ fault, code: errorOfFault(service, fault) }))

    it.each(outcomes.filter(({ code }) => code))('"$fault" fails as $code', async ({ fault, code }) => {
      standin.fail(service, fault)
      await expect(say(TEXT)).rejects.toMatchObject({ code })
      expect(standin.elsewhere).toEqual([])
    })

    it.each(outcomes.filter(({ code }) => !code))('"$fault" does not keep it from speaking', async ({ fault }) => {
      standin.fail(service, fault)
      const { audio, marks } = await say(TEXT)
      const lengthMs = (1000 * audio.samples.length) / audio.sampleRate
      expect(marks.map(({ word }) => word)).toEqual(TEXT.split(' '))
      const starts = marks.map(({ startTime }) => startTime)
      expect(starts).toEqual(starts.toSorted((a, b) => a - b))
      for (const { startTime, duration } of marks) expect(startTime + duration).toBeLessThanOrEqual(lengthMs)
    })

    it('waits as long as the provider says before the next try', async () => {
      standin.fail(service, 'throttled')
      await expect(say(TEXT)).rejects.toMatchObject({ retryAfterMs })
    })

    it('tells its operator a wrong key, and is ready again after the next success', async () => {
      const engine = open()
      standin.fail(service, 'wrong key')
      await expect(say(TEXT, engine)).rejects.toThrow('This server has no access to')
      expect(engine.status()).toBe('not_configured')
      expect(engine.reason?.()).toContain(`HTTP ${wrongKeyStatus} `)
      standin.fail(service, undefined)
      await say(TEXT, engine)
      expect(engine.status()).toBe('ready')
    })
  })

  it('shows its key to nobody but its provider', async () => {
    const told = reported.map(({ message, detail, stack }) => [message, detail, stack])
    expect(told.length).toBeGreaterThan(10)
    expect(JSON.stringify(told)).not.toContain(KEY)
    const requests = standin.received.filter((request) => request.service === service)
    expect(requests.some(({ headers }) => JSON.stringify(headers).includes(KEY))).toBe(!signs)
    for (const { path, query, text } of requests) expect(`${path}?${query.toString()} ${text}`).not.toContain(KEY)
  })
})

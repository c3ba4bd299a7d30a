import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  createStandin,
  type Fault,
  FAULTS,
  type ReceivedRequest,
  type Standin,
  toneSpeech,
} from '@voice-rankings/standin'
import { googleDescription } from '@voice-rankings/standin/googleDescription'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ProviderAdapter } from '../adapter.ts'
import { parsedJson } from '../providerHttp.ts'
import { openApiOfProtos, ProtoPackage } from '../testing/openApiOfProtos.ts'
import { openApiOfSmithy, SmithyModel } from '../testing/openApiOfSmithy.ts'
import { type Call, OpenApi, openDescription, type ProviderDescription } from '../testing/openDescription.ts'
import { createDeepgram } from './deepgram.ts'
import { createElevenLabs } from './elevenlabs.ts'
import { createGoogle } from './google.ts'
import { createOpenAi } from './openai.ts'
import { createPolly } from './polly.ts'

/** Folder of the providers' own descriptions, which are not part of this repository. */
const FOLDER = process.env['PROVIDER_CONTRACTS']

if (!FOLDER)
  console.warn('Most contracts are skipped: PROVIDER_CONTRACTS names no folder with descriptions of providers.')

const read = (file: string): unknown => JSON.parse(readFileSync(join(FOLDER ?? '', file), 'utf8'))
const readOpenApi = (file: string) => v.parse(OpenApi, read(file))

interface Contract {
  readonly describe: () => OpenApi
  /** True if the description comes with an installed package. */
  readonly isInstalled?: boolean
  readonly open: (baseUrl: string) => ProviderAdapter
  /** Voices by speaker id, of all kinds that are asked for differently. */
  readonly voices: Readonly<Record<string, string>>
  /** A request as the description has it, with the name of a real voice in place of a test voice. */
  readonly real?: (request: ReceivedRequest) => Call & Pick<ReceivedRequest, 'query' | 'text'>
  readonly speak: Call
  /** Status at which the description has the form of a refusal; undefined if it has none. */
  readonly refusedAs?: (status: number) => number | undefined
  /** A request with faults, and how these are found. */
  readonly wrong: { readonly query?: Record<string, string>; readonly body: object; readonly found: readonly RegExp[] }
}

const common = { key: 'key', concurrency: 1 }
const google = [googleDescription.v1, googleDescription.v1beta1].map((each) =>
  openApiOfProtos(v.parse(ProtoPackage, each)),
)

const CONTRACTS: Readonly<Record<string, Contract>> = {
  openai: {
    describe: () => readOpenApi('openai.openapi.json'),
    open: (url) => createOpenAi({ ...common, id: 'openai', name: 'OpenAI', baseUrl: `${url}/v1`, isOpenAi: true }),
    voices: { 'tts-1--alloy': 'alloy', 'gpt-4o-mini-tts--coral': 'coral' },
    real: (request) => ({ ...request, path: request.path.replace('/v1', '') }),
    speak: { method: 'POST', path: '/audio/speech' },
    // The description has the form of all refusals at 429.
    refusedAs: () => 429,
    wrong: {
      body: { model: 'tts-1', input: 'a'.repeat(4097), speed: 5, pitch: 1 },
      found: [/^body\/pitch/, /^body .*voice/, /^body\/input .*4096/, /^body\/speed .*4/],
    },
  },
  elevenlabs: {
    describe: () => readOpenApi('elevenlabs.openapi.json'),
    open: (baseUrl) => createElevenLabs({ ...common, baseUrl }),
    voices: { 'eleven-multilingual-v2--testvoiceaaaaaaaaaa1': 'TestVoiceAAAAAAAAAA1' },
    speak: { method: 'POST', path: '/v1/text-to-speech/21m00Tcm4TlvDq8ikWAM/with-timestamps' },
    wrong: {
      query: { output_format: 'wav_12345', voice: 'x' },
      body: { speed: 1, seed: 'x' },
      found: [/^\?voice$/, /^\?output_format /, /^body\/speed is/, /^body .*text/, /^body\/seed /],
    },
  },
  polly: {
    describe: () => openApiOfSmithy(v.parse(SmithyModel, read('polly.smithy.json'))),
    open: (baseUrl) =>
      createPolly({ baseUrl, region: 'eu-central-1', accessKeyId: 'id', secretAccessKey: 'key', concurrency: 1 }),
    voices: { 'neural--joanna': 'Joanna', 'generative--joanna': 'Joanna' },
    speak: { method: 'POST', path: '/v1/speech' },
    // The errors of all services of AWS are not in the model of each.
    refusedAs: (status) => (status === 403 ? undefined : status),
    wrong: {
      query: { Engine: 'neural' },
      body: {
        VoiceId: 'Gone',
        OutputFormat: 'pcm',
        SpeechMarkTypes: ['word', 'word', 'word', 'word', 'word'],
        Speed: 1,
      },
      found: [/^\?Engine$/, /^body\/Speed is/, /^body .*Text/, /^body\/VoiceId /, /^body\/SpeechMarkTypes /],
    },
  },
  google: {
    describe: () => ({ ...google[1], paths: { ...google[0]?.paths, ...google[1]?.paths } }),
    isInstalled: true,
    open: (baseUrl) => createGoogle({ ...common, baseUrl }),
    voices: {
      'neural2--en-us-neural2-testvoice': 'en-US-Neural2-Testvoice',
      'chirp3-hd--en-us-chirp3-hd-testvoice': 'en-US-Chirp3-HD-Testvoice',
    },
    speak: { method: 'POST', path: '/v1beta1/text:synthesize' },
    wrong: {
      body: {
        input: { text: 'a', ssml: 'a' },
        audioConfig: { audioEncoding: 'WAV', sampleRateHertz: 24_000.5 },
        enableTimePointing: 'SSML_MARK',
        name: 'x',
      },
      found: [
        /^body\/name is/,
        /^body .*voice/,
        /^body\/input .*NOT/i,
        /^body\/audioConfig\/audioEncoding /,
        /^body\/audioConfig\/sampleRateHertz /,
        /^body\/enableTimePointing /,
      ],
    },
  },
  deepgram: {
    describe: () => readOpenApi('deepgram.openapi.json'),
    open: (baseUrl) => createDeepgram({ ...common, baseUrl }),
    voices: { 'aura-2--testvoicea-en': 'aura-2-testvoicea-en' },
    real(request) {
      const query = new URLSearchParams(request.query)
      if (query.has('model')) query.set('model', 'aura-2-thalia-en')
      return { ...request, query }
    },
    speak: { method: 'POST', path: '/v1/speak' },
    // The description has the form of all refusals at 400.
    refusedAs: () => 400,
    wrong: {
      query: { sample_rate: '12345', pitch: '2' },
      body: {},
      found: [/^\?pitch$/, /^\?sample_rate /, /^body .*text/],
    },
  },
}

const REFUSALS: readonly Fault[] = FAULTS.slice(0, FAULTS.indexOf('slow first byte'))
const { signal } = new AbortController()

let standin: Standin
beforeAll(async () => {
  standin = await createStandin({ speak: toneSpeech })
})
afterAll(() => standin.close())

for (const [service, contract] of Object.entries(CONTRACTS)) {
  describe.skipIf(!FOLDER && !contract.isInstalled)(`by the description of ${service}`, () => {
    const { open, voices, speak, wrong, real = (request) => request, refusedAs } = contract
    let description: ProviderDescription
    let requests: ReceivedRequest[]
    beforeAll(async () => {
      description = openDescription(contract.describe())
      const adapter = open(standin.url(service))
      let page = await adapter.listVoices(undefined, signal)
      while (page.next !== undefined) page = await adapter.listVoices(page.next, signal)
      for (const [speakerId, providerVoiceId] of Object.entries(voices)) {
        const { instructions } = adapter.capabilitiesOf(speakerId)
        const job = { speakerId, providerVoiceId, text: 'Café <你好> & more', languageCode: 'en-US', signal }
        await adapter.speak({ ...job, speed: 1, ...(instructions && { instructions: 'Softly' }) })
        await adapter.speak({ ...job, speed: 1.1 })
      }
      requests = standin.received.filter((request) => request.service === service)
    })

    it('the requests are correct', () => {
      expect(requests.length).toBeGreaterThan(1)
      for (const request of requests) expect(description.faultsOfRequest(real(request))).toEqual([])
    })

    it('a wrong request is found', () => {
      const { query = {}, body, found } = wrong
      const request = { ...speak, query: new URLSearchParams(query), text: JSON.stringify(body) }
      const faults = description.faultsOfRequest(request)
      for (const fault of found) expect(faults).toContainEqual(expect.stringMatching(fault))
    })

    it('the answers of the stand-in to these requests are correct', async () => {
      for (const request of requests) {
        const { method, path, query, headers, text } = request
        const answer = await fetch(`${standin.url(service)}${path}?${query.toString()}`, {
          method,
          headers: { 'content-type': headers['content-type'] ?? '' },
          body: method === 'GET' ? undefined : text,
        })
        expect(answer.status).toBe(200)
        const body = parsedJson(await answer.text())
        const isJson = answer.headers.get('content-type') === 'application/json'
        expect(isJson ? description.faultsOfAnswer(real(request), 200, body) : []).toEqual([])
      }
    })

    if (refusedAs) {
      it.each(REFUSALS)('the refusal "%s" of the stand-in has one of the described forms', async (fault) => {
        standin.fail(service, fault)
        const { method, path, text, query } = requests.at(-1)!
        const answer = await fetch(`${standin.url(service)}${path}?${query.toString()}`, { method, body: text })
        standin.fail(service, undefined)
        const body = await answer.text()
        const status = refusedAs(answer.status)
        if (answer.ok || status === undefined) return
        expect(description.faultsOfAnswer(speak, status, parsedJson(body) ?? body)).toEqual([])
      })
    }
  })
}

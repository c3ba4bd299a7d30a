import { DescribeVoicesCommand, PollyClient, SynthesizeSpeechCommand, type Voice } from '@aws-sdk/client-polly'
import Cartesia from '@cartesia/cartesia-js'
import { DeepgramClient, DeepgramError } from '@deepgram/sdk'
import { ElevenLabsClient, ElevenLabsError } from '@elevenlabs/elevenlabs-js'
import { protos, v1beta1 } from '@google-cloud/text-to-speech'
import { NodeHttpHandler } from '@smithy/node-http-handler'
import * as azure from 'microsoft-cognitiveservices-speech-sdk'
import OpenAI from 'openai'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createStandin, type Standin } from './createStandin.ts'
import { pcmOf } from './speak.ts'
import { toneSpeech } from './toneSpeech.ts'

const KEY = 'key-of-the-standin'
const WORDS = ['Hello', 'there,', 'my', 'friend.', 'The', 'tea', 'is', 'still', 'warm.']
const TEXT = WORDS.join(' ')
/** Time of a word in the speech of these tests, in ms. */
const WORD_MS = 100
const RATE = 24_000
const WAV_HEADER_BYTES = 44

const { TimepointType } = protos.google.cloud.texttospeech.v1beta1.SynthesizeSpeechRequest

interface Said {
  /** Samples of 16 bits at 24 kHz, without a header. */
  readonly pcm: Uint8Array
  /** Start and, if stated, end of each word, in ms. */
  readonly words?: readonly (readonly number[])[]
}

/** A client of a service, with retries turned off where it has them. */
interface Client {
  /** Ids of the voices, all pages. Default: the client cannot list them. */
  listVoices?(): Promise<(string | null | undefined)[]>
  say(voice: string): Promise<Said>
}

interface OfficialClient {
  open(url: string, key: string): Client
  /** Id of a voice that speaks English. */
  readonly voice: string
  /** Number of voices in the list, if the client has one. */
  readonly voiceCount?: number
  /** True for the error with which the client reports a wrong key. Default: the service has no keys. */
  isWrongKey?(error: unknown): boolean
}

const openAiClient = (url: string, apiKey: string): Client => {
  const client = new OpenAI({ apiKey, baseURL: `${url}/v1`, maxRetries: 0 })
  return {
    async say(voice) {
      const response = await client.audio.speech.create({ model: 'tts-1', voice, input: TEXT, response_format: 'wav' })
      return { pcm: samplesOf(await response.arrayBuffer()) }
    },
  }
}

const CLIENTS: Readonly<Record<string, OfficialClient>> = {
  openai: {
    open: openAiClient,
    voice: 'alloy',
    isWrongKey: (error) => error instanceof OpenAI.AuthenticationError,
  },

  // Kokoro-FastAPI has no client of its own; its documentation uses that of OpenAI.
  kokoro: {
    open: openAiClient,
    voice: 'af_test',
  },

  elevenlabs: {
    open(baseUrl, apiKey) {
      const client = new ElevenLabsClient({ apiKey, baseUrl, maxRetries: 0 })
      return {
        async listVoices() {
          const first = await client.voices.search()
          const second = await client.voices.search({ nextPageToken: first.nextPageToken })
          return [...first.voices, ...second.voices].map(({ voiceId }) => voiceId)
        },
        async say(voice) {
          const said = await client.textToSpeech.convertWithTimestamps(voice, { text: TEXT, outputFormat: 'pcm_24000' })
          const {
            characters = [],
            characterStartTimesSeconds = [],
            characterEndTimesSeconds = [],
          } = said.alignment ?? {}
          const words = [...characters.join('').matchAll(/\S+/g)].map(({ 0: word, index }) => [
            1000 * (characterStartTimesSeconds[index] ?? Number.NaN),
            1000 * (characterEndTimesSeconds[index + word.length - 1] ?? Number.NaN),
          ])
          return { pcm: Buffer.from(said.audioBase64, 'base64'), words }
        },
      }
    },
    voice: 'TestVoiceAAAAAAAAAA1',
    voiceCount: 3,
    isWrongKey: (error) => error instanceof ElevenLabsError && error.statusCode === 401,
  },

  azure: {
    open(url, key) {
      const open = (endpoint: string) => {
        const config = azure.SpeechConfig.fromEndpoint(new URL(endpoint), key)
        config.speechSynthesisOutputFormat = azure.SpeechSynthesisOutputFormat.Raw24Khz16BitMonoPcm
        return config
      }
      return {
        async listVoices() {
          const synthesizer = new azure.SpeechSynthesizer(open(url), null)
          const { voices, reason, errorDetails } = await synthesizer.getVoicesAsync()
          synthesizer.close()
          if (reason === azure.ResultReason.Canceled) throw new Error(errorDetails)
          return voices.map(({ shortName }) => shortName)
        },
        async say(voice) {
          const config = open(`${url.replace('http', 'ws')}/tts/cognitiveservices/websocket/v1`)
          config.speechSynthesisVoiceName = voice
          const synthesizer = new azure.SpeechSynthesizer(config, null)
          const words: number[][] = []
          synthesizer.wordBoundary = (_, { boundaryType, audioOffset, duration }) => {
            if (boundaryType !== azure.SpeechSynthesisBoundaryType.Word) return
            words.push([audioOffset / 10_000, (audioOffset + duration) / 10_000])
          }
          const result = await new Promise<azure.SpeechSynthesisResult>((resolve, reject) => {
            synthesizer.speakTextAsync(TEXT, resolve, reject)
          })
          synthesizer.close()
          if (result.reason === azure.ResultReason.Canceled) throw azure.CancellationDetails.fromResult(result)
          return { pcm: new Uint8Array(result.audioData), words }
        },
      }
    },
    voice: 'en-US-AvaNeural',
    voiceCount: 5,
    // The client is not told why its WebSocket was refused.
    isWrongKey: (error) =>
      error instanceof azure.CancellationDetails
        ? error.ErrorCode === azure.CancellationErrorCode.ConnectionFailure
        : error instanceof Error && error.message.includes('401: Access denied'),
  },

  polly: {
    open(endpoint, accessKeyId) {
      const credentials = { accessKeyId, secretAccessKey: 'secret' }
      // The stand-in has HTTP/1.1 only; the client's default is HTTP/2.
      const requestHandler = new NodeHttpHandler()
      const client = new PollyClient({ endpoint, region: 'eu-central-1', credentials, requestHandler, maxAttempts: 1 })
      return {
        async listVoices() {
          const voices: Voice[] = []
          let NextToken: string | undefined
          do {
            const page = await client.send(new DescribeVoicesCommand({ NextToken }))
            voices.push(...(page.Voices ?? []))
            NextToken = page.NextToken
          } while (NextToken !== undefined)
          return voices.map(({ Id }) => Id)
        },
        async say(voice) {
          const order = { Engine: 'neural', Text: TEXT, VoiceId: voice as Voice['Id'] } as const
          const sound = await client.send(
            new SynthesizeSpeechCommand({ ...order, OutputFormat: 'pcm', SampleRate: String(RATE) }),
          )
          const marks = await client.send(
            new SynthesizeSpeechCommand({ ...order, OutputFormat: 'json', SpeechMarkTypes: ['word'] }),
          )
          const lines = (await marks.AudioStream?.transformToString())?.trim().split('\n') ?? []
          return {
            pcm: (await sound.AudioStream?.transformToByteArray()) ?? new Uint8Array(),
            words: lines.map((line) => [(JSON.parse(line) as { time: number }).time]),
          }
        },
      }
    },
    voice: 'Joanna',
    voiceCount: 5,
    isWrongKey: (error) => error instanceof Error && error.name === 'UnrecognizedClientException',
  },

  google: {
    open(url, apiKey) {
      const { hostname, port, pathname } = new URL(url)
      const client = new v1beta1.TextToSpeechClient({
        apiKey,
        // Without one, the client asks the network for it.
        projectId: 'standin',
        fallback: true,
        protocol: 'http',
        apiEndpoint: hostname,
        // The client has no option for a path below the host, but writes the port right before its own path.
        port: `${port}${pathname}` as unknown as number,
      })
      return {
        async listVoices() {
          const [{ voices }] = await client.listVoices({})
          return voices?.map(({ name }) => name) ?? []
        },
        async say(voice) {
          const [{ audioContent, timepoints }] = await client.synthesizeSpeech({
            input: { ssml: `<speak>${WORDS.map((word, index) => `<mark name="${index}"/>${word}`).join(' ')}</speak>` },
            voice: { name: voice, languageCode: 'en-US' },
            audioConfig: { audioEncoding: 'LINEAR16', sampleRateHertz: RATE },
            enableTimePointing: [TimepointType.SSML_MARK],
          })
          return {
            pcm: samplesOf(audioContent as Uint8Array),
            words: timepoints?.map(({ timeSeconds }) => [1000 * (timeSeconds ?? Number.NaN)]) ?? [],
          }
        },
      }
    },
    voice: 'en-US-Neural2-Testvoice',
    voiceCount: 7,
    isWrongKey: (error) => error instanceof Error && error.message.includes('API_KEY_INVALID'),
  },

  deepgram: {
    open(baseUrl, apiKey) {
      const client = new DeepgramClient({ apiKey, baseUrl, maxRetries: 0 })
      return {
        async listVoices() {
          const { tts = [] } = await client.manage.v1.models.list()
          return tts.map(({ canonical_name }) => canonical_name)
        },
        async say(model) {
          const response = await client.speak.v1.audio.generate({
            text: TEXT,
            model,
            encoding: 'linear16',
            container: 'wav',
            sample_rate: RATE,
          })
          return { pcm: samplesOf(await response.arrayBuffer()) }
        },
      }
    },
    voice: 'aura-2-testvoicea-en',
    voiceCount: 5,
    isWrongKey: (error) => error instanceof DeepgramError && error.statusCode === 401,
  },

  cartesia: {
    open(baseURL, apiKey) {
      const client = new Cartesia({ apiKey, baseURL, maxRetries: 0 })
      return {
        async listVoices() {
          const ids: string[] = []
          for await (const { id } of client.voices.list()) ids.push(id)
          return ids
        },
        async say(id) {
          const events = await client.tts.generateSSE({
            model_id: 'sonic-3',
            transcript: TEXT,
            voice: { mode: 'id', id },
            output_format: { container: 'raw', encoding: 'pcm_s16le', sample_rate: RATE },
            add_timestamps: true,
          })
          const chunks: Buffer[] = []
          const words: number[][] = []
          for await (const event of events) {
            if (event.type === 'chunk') chunks.push(Buffer.from(event.data, 'base64'))
            if (event.type !== 'timestamps') continue
            const { start, end } = event.word_timestamps ?? { start: [], end: [] }
            words.push(...start.map((time, index) => [1000 * time, 1000 * (end[index] ?? Number.NaN)]))
          }
          return { pcm: Buffer.concat(chunks), words }
        },
      }
    },
    voice: '00000001-0000-4000-8000-000000000000',
    voiceCount: 5,
    isWrongKey: (error) => error instanceof Cartesia.AuthenticationError,
  },
}

const samplesOf = (wav: ArrayBuffer | Uint8Array) => new Uint8Array(wav).subarray(WAV_HEADER_BYTES)

let standin: Standin
beforeAll(async () => {
  standin = await createStandin({ speak: toneSpeech, key: KEY })
})
afterAll(() => standin.close())

describe.each(Object.entries(CLIENTS))('the official client for %s', (service, client) => {
  const { open, voice, voiceCount, isWrongKey } = client
  const openWith = (key: string) => open(standin.url(service), key)

  it('speaks a text, with its words at their times', async () => {
    const { pcm, words } = await openWith(KEY).say(voice)
    const { samples } = await toneSpeech({ text: TEXT, gender: 'female', languageCode: 'en-US', speed: 1 })
    expect((1000 * pcm.length) / 2 / RATE).toBe(WORD_MS * WORDS.length)
    expect(pcmOf(samples).equals(pcm)).toBe(true)
    expect(words?.map((times) => times.map(Math.round))).toEqual(
      words && WORDS.map((_, index) => [WORD_MS * index, WORD_MS * (index + 1)].slice(0, words[0]?.length)),
    )
  })

  if (voiceCount !== undefined) {
    it('lists the voices', async () => {
      const voices = new Set(await openWith(KEY).listVoices?.())
      expect(voices).toContain(voice)
      expect(voices.size).toBe(voiceCount)
    })
  }

  if (isWrongKey) {
    it('reports a wrong key as such', async () => {
      const { say, listVoices } = openWith('another key')
      await expect(say(voice)).rejects.toSatisfy(isWrongKey)
      if (listVoices) await expect(listVoices()).rejects.toSatisfy(isWrongKey)
    })
  }
})

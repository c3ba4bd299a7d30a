import { modelName } from '@voice-rankings/contract'
import { AwsV4Signer } from 'aws4fetch'
import * as v from 'valibot'
import { escapeMarkup } from '../../../../kernel/http/escapeMarkup.ts'
import type { TimedWord } from '../../marks/spansOfTokens.ts'
import {
  ProviderAuthError,
  ProviderThrottledError,
  type SpeechError,
  TextTooLongError,
  UnknownVoiceError,
  UpstreamError,
} from '../../speechError.ts'
import type { ProviderAdapter, ProviderJob } from '../adapter.ts'
import { answerOf } from '../answerOf.ts'
import {
  createProviderHttp,
  parsedJson,
  type RefusedAnswer,
  retryAfterMs,
  type SignableRequest,
} from '../providerHttp.ts'
import { samplesOf } from '../samplesOf.ts'
import { type WrittenText, writeText } from '../writeText.ts'
import { pollyLanguage, pollyVoices, VoicePage } from './pollyVoices.ts'

/** Maximum number of billed characters of a request (Amazon Polly, "Quotas"). */
const MAX_CHARACTERS = 3000
/** Values of the prosody rate (Amazon Polly, "Controlling volume, speaking rate, and pitch"). */
const SPEED_RANGE = [0.2, 2] as const
/** Highest rate of `pcm`, in Hz. */
const SAMPLE_RATE = 16_000
/** Display name. */
const NAME = 'Amazon Polly'

export interface PollyOptions {
  /** Region of AWS, such as `eu-central-1`. */
  region: string
  accessKeyId: string
  secretAccessKey: string
  /** Default: Polly in the region. */
  baseUrl?: string
  /** Maximum number of concurrent jobs, of two requests each. */
  concurrency: number
}

/** Time of a word; `start` is its place in what was sent, in bytes. */
const WordMarks = v.array(v.object({ time: v.number(), start: v.number() }))

/** Body of `SynthesizeSpeech`. */
interface Order {
  readonly Text: string
  readonly [field: string]: unknown
}

/** Amazon Polly. Its generative voices report no word times. */
export function createPolly(options: PollyOptions): ProviderAdapter {
  const { region, accessKeyId, secretAccessKey, concurrency } = options
  const keys = { accessKeyId, secretAccessKey, region, service: 'polly' }
  const http = createProviderHttp({
    name: NAME,
    baseUrl: options.baseUrl ?? `https://polly.${region}.amazonaws.com`,
    secrets: [secretAccessKey, accessKeyId],
    sign: async (request: SignableRequest) => (await new AwsV4Signer({ ...request, ...keys }).sign()).headers,
    refusal,
  })

  /** Asks for one output of a text: its audio, or the times of its words. */
  async function output(order: Order, type: string, signal: AbortSignal) {
    const { bytes, headers } = await http.bytes('/v1/speech', { method: 'POST', json: order, signal })
    const found = headers.get('content-type') ?? 'no type'
    if (!found.startsWith(type)) throw new UpstreamError(NAME, `Its answer is ${found} instead of ${type}.`)
    return { bytes, billed: Number(headers.get('x-amzn-requestcharacters') ?? order.Text.length) }
  }

  return {
    id: 'polly',
    name: NAME,
    host: 'aws.amazon.com',
    concurrency,
    capabilitiesOf: (speakerId = '') => ({
      timings: hasMarks(speakerId) ? 'native' : 'aligned',
      maxInput: { unit: 'character', count: MAX_CHARACTERS },
      speed: SPEED_RANGE,
      phonemes: hasMarks(speakerId),
    }),
    async listVoices(cursor, signal) {
      const answer = await http.json('/v1/voices', { query: { NextToken: cursor }, signal })
      return pollyVoices(answerOf(NAME, VoicePage, answer))
    },
    async speak(job) {
      const text = writtenText(job)
      const order = orderOf(job, text)
      const [sound, marks] = await Promise.all([
        output({ ...order, OutputFormat: 'pcm', SampleRate: String(SAMPLE_RATE) }, 'audio/pcm', job.signal),
        hasMarks(job.speakerId)
          ? output({ ...order, OutputFormat: 'json', SpeechMarkTypes: ['word'] }, 'application/x-json', job.signal)
          : undefined,
      ])
      const audio = samplesOf(NAME, sound.bytes, SAMPLE_RATE)
      const audioMs = (1000 * audio.samples.length) / SAMPLE_RATE
      const billed = { unit: 'character', count: sound.billed + (marks?.billed ?? 0) } as const
      return { audio, words: marks && wordsOf(text, marks.bytes, audioMs), billed }
    },
  }
}

const hasMarks = (speakerId: string) => modelName(speakerId) !== 'generative'

/** The text itself, or SSML at another speed or with phonemes; its marks count the bytes of tags and escapes. */
function writtenText(job: Pick<ProviderJob, 'text' | 'speed' | 'phonemes'>): WrittenText {
  const { text, speed, phonemes } = job
  if (!isSsml(job)) return writeText(text)
  if (speed === 1) return writeText(text, { before: '<speak>', after: '</speak>', write: escapeMarkup, phonemes })
  const before = `<speak><prosody rate="${Math.round(100 * speed)}%">`
  return writeText(text, { before, after: '</prosody></speak>', write: escapeMarkup, phonemes })
}

/** True for a job that needs tags. */
const isSsml = ({ speed, phonemes = [] }: Pick<ProviderJob, 'speed' | 'phonemes'>) => speed !== 1 || phonemes.length > 0

const orderOf = (job: ProviderJob, { written }: WrittenText) => ({
  Engine: modelName(job.speakerId),
  VoiceId: job.providerVoiceId,
  LanguageCode: pollyLanguage(job.languageCode),
  TextType: isSsml(job) ? 'ssml' : 'text',
  Text: written,
})

/** Words of a stream of marks, one JSON value a line. Marks have no end; a word ends where the next begins. */
function wordsOf({ offsetAt }: WrittenText, stream: Uint8Array, audioMs: number): TimedWord[] {
  const lines = new TextDecoder().decode(stream).split('\n')
  const marks = answerOf(NAME, WordMarks, lines.filter(Boolean).map(parsedJson))
  return marks.map(({ start, time }, index) => {
    const endMs = marks[index + 1]?.time ?? audioMs
    return { offset: offsetAt(start), startMs: time, endMs: Math.max(time, endMs) }
  })
}

/** Codes of failures that concern the keys, some of which come as HTTP 400 (AWS, "Common Errors"). */
const KEY_FAILURES =
  /^(?:AccessDenied|ExpiredToken|IncompleteSignature|InvalidClientTokenId|InvalidSignature|MissingAuthenticationToken|NotAuthorized|SignatureDoesNotMatch|UnrecognizedClient)(?:Exception)?$/

const Typed = v.object({ __type: v.string() })

/** Polly's refusals by the code of the exception, most of which come as HTTP 400. */
function refusal({ headers, json, text, detail }: RefusedAnswer): SpeechError | undefined {
  const type = headers.get('x-amzn-errortype') ?? (v.is(Typed, json) ? json.__type : '')
  const code = /^(?:.*#)?(\w*)/.exec(type)?.[1] ?? ''
  if (KEY_FAILURES.test(code)) return new ProviderAuthError(NAME, detail)
  if (/^Throttl|^TooManyRequests/.test(code)) return new ProviderThrottledError(NAME, detail, retryAfterMs(headers))
  if (code === 'TextLengthExceededException') return new TextTooLongError(MAX_CHARACTERS, 'character')
  const isOfVoice =
    /^(?:Engine|Language)NotSupported/.test(code) || (code === 'ValidationException' && /voiceId/i.test(text))
  return isOfVoice ? new UnknownVoiceError(NAME, '') : undefined
}

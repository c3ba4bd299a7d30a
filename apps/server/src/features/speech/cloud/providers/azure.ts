import { modelName } from '@voice-rankings/contract'
import * as v from 'valibot'
import type { TimedWord } from '../../marks/spansOfTokens.ts'
import {
  ProviderAuthError,
  ProviderQuotaError,
  ProviderThrottledError,
  type SpeechError,
  TextTooLongError,
  UnknownVoiceError,
} from '../../speechError.ts'
import type { ProviderAdapter } from '../adapter.ts'
import { answerOf } from '../answerOf.ts'
import { offsetsOfWords, type ReportedWord } from '../offsetsOfWords.ts'
import { createProviderHttp, parsedJson, type RefusedAnswer, retryAfterMs } from '../providerHttp.ts'
import { socketMessages } from '../providerSocket.ts'
import { samplesOf } from '../samplesOf.ts'
import { contentOf, messagesOf, readMessage, unescapeXml } from './azureMessages.ts'
import { azureVoice, VoiceList } from './azureVoices.ts'

const NAME = 'Azure Speech'
const SOCKET_PATH = '/tts/cognitiveservices/websocket/v1'

/** Azure takes 64 KB of SSML a request; a character can take 6 bytes when it is escaped. */
const MAX_CHARACTERS = 10_000
/** Azure cuts audio off at ten minutes; half of that at normal speed is ten minutes at half the speed. */
const MAX_EXPECTED_SECONDS = 300
/** Values of the prosody rate (Microsoft, "Customize voice and sound with SSML"). */
const SPEED_RANGE = [0.5, 2] as const

/** Rate of the samples in Hz, with the name of their format: a WAV header would have no length yet. */
const SAMPLE_RATE = 24_000
const FORMAT = 'raw-24khz-16bit-mono-pcm'
/** Code of a socket closed because of the size of a message (RFC 6455, section 7.4.1). */
const TOO_BIG = 1009
/** Units of time in a ms: Azure counts in 100 ns. */
const TICKS = 10_000

export interface AzureOptions {
  /** Region of the Speech resource, such as `westeurope`. */
  region: string
  /** Key of the Speech resource. */
  key: string
  /** Default: Azure in the region. */
  baseUrl?: string
  concurrency: number
}

const Boundary = v.object({ Text: v.string(), BoundaryType: v.optional(v.string()) })
const Metadata = v.object({
  Metadata: v.array(
    v.object({
      Type: v.string(),
      Data: v.object({ Offset: v.number(), Duration: v.optional(v.number(), 0), text: v.optional(Boundary) }),
    }),
  ),
})

/** Azure Speech, whose voices report word times over a WebSocket only. */
export function createAzure(options: AzureOptions): ProviderAdapter {
  const { region, key, concurrency, baseUrl = `https://${region}.tts.speech.microsoft.com` } = options
  const headers = () => ({ 'ocp-apim-subscription-key': key, 'user-agent': 'voice-rankings' })
  const access = { name: NAME, baseUrl, headers, secrets: [key], refusal }
  const http = createProviderHttp(access)
  return {
    id: 'azure',
    name: NAME,
    host: 'azure.microsoft.com',
    concurrency,
    capabilitiesOf: (speakerId = '') => ({
      timings: 'native',
      maxInput: { unit: 'character', count: MAX_CHARACTERS },
      maxExpectedSeconds: MAX_EXPECTED_SECONDS,
      // HD voices take neither prosody nor phonemes (Microsoft, "High-definition voices", Supported SSML elements).
      ...(modelName(speakerId) !== 'hd' && { speed: SPEED_RANGE, phonemes: true }),
    }),
    async listVoices(_cursor, signal) {
      const answer = await http.json('/cognitiveservices/voices/list', { signal })
      return { voices: answerOf(NAME, VoiceList, answer).flatMap((listed) => azureVoice(listed) ?? []) }
    },
    async speak(job) {
      const content = contentOf(job)
      const sent = messagesOf(job, content, FORMAT)
      const parts: Uint8Array[] = []
      const words: ReportedWord[] = []
      for await (const message of socketMessages(access, { path: SOCKET_PATH, sent, signal: job.signal })) {
        const { path, body } = readMessage(NAME, message)
        if (path === 'audio') parts.push(body)
        else if (path === 'audio.metadata') words.push(...wordsOf(body))
        else if (path === 'turn.end') break
      }
      const audio = samplesOf(NAME, Buffer.concat(parts), SAMPLE_RATE)
      // Each Chinese character is billed as two, and so are tags within the voice (Microsoft, "Azure Speech pricing").
      const count = content.length + (job.text.match(/\p{Script=Han}/gu)?.length ?? 0)
      return { audio, words: timesOf(job.text, words), billed: { unit: 'character', count } }
    },
  }
}

/** Words of a message with metadata, in which punctuation has times as well. */
function wordsOf(body: Uint8Array): ReportedWord[] {
  const { Metadata: entries } = answerOf(NAME, Metadata, parsedJson(new TextDecoder().decode(body)))
  return entries.flatMap(({ Type, Data: { Offset, Duration, text } }) => {
    if (Type !== 'WordBoundary' || !text || (text.BoundaryType ?? 'WordBoundary') !== 'WordBoundary') return []
    return { word: unescapeXml(text.Text), startMs: Offset / TICKS, endMs: (Offset + Duration) / TICKS }
  })
}

/** Number of words at one instant from which on a voice has lost track of its words, as some HD voices do. */
const STUCK = 4

/** Times of the words in the text; undefined if they are unusable. A duration can reach into the next word. */
export function timesOf(text: string, words: readonly ReportedWord[]): TimedWord[] | undefined {
  const isStuck = words.some(({ startMs }, index) => words[index + STUCK - 1]?.startMs === startMs)
  if (isStuck) return undefined
  const apart = words.map((word, index) => {
    const next = words[index + 1]?.startMs ?? Infinity
    return { ...word, endMs: Math.max(word.startMs, Math.min(word.endMs, next)) }
  })
  return offsetsOfWords(text, apart)
}

/** Azure's refusals by their text: most come as the reason for which it closes the socket, with code 1007. */
function refusal({ status, headers, text, detail }: RefusedAnswer): SpeechError | undefined {
  if (status === 429 || /throttled|too many requests|concurrent request/i.test(text)) {
    return new ProviderThrottledError(NAME, detail, retryAfterMs(headers))
  }
  if (/\bquota\b/i.test(text)) return new ProviderQuotaError(NAME, detail)
  if (/unsupported voice|voices? .*(?:not found|not supported|no longer)/i.test(text))
    return new UnknownVoiceError(NAME, '')
  if (status === TOO_BIG || /too (?:long|large)/i.test(text)) return new TextTooLongError(MAX_CHARACTERS, 'character')
  if (/unauthori[sz]ed|subscription key/i.test(text)) return new ProviderAuthError(NAME, detail)
  return undefined
}

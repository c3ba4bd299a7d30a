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
import { cleanText, markedSsml } from '../markedSsml.ts'
import { createProviderHttp, type RefusedAnswer, retryAfterMs } from '../providerHttp.ts'
import { googleFamily, googleVoice, partsOfName } from './googleVoices.ts'

const NAME = 'Google'

/** Maximum size of the input, in bytes, SSML included (Google Cloud, "Quotas and limits"). */
const MAX_BYTES = 5000
const SPEED_RANGE = [0.25, 2] as const

const SAMPLE_RATE = 24_000
/** LINEAR16 comes as a WAV file: a header, then 16-bit samples. */
const HEADER_BYTES = 44
const BYTES_PER_MS = (2 * SAMPLE_RATE) / 1000

export interface GoogleOptions {
  /** API key of a project with the Text-to-Speech API. */
  key: string
  /** Default: `https://texttospeech.googleapis.com`. */
  baseUrl?: string
  concurrency: number
}

const VoiceList = v.object({
  voices: v.array(
    v.object({ name: v.string(), languageCodes: v.array(v.string()), ssmlGender: v.optional(v.string()) }),
  ),
})

const Synthesis = v.object({
  audioContent: v.string(),
  timepoints: v.optional(v.array(v.object({ markName: v.string(), timeSeconds: v.optional(v.number(), 0) })), []),
})

/** `google.rpc.ErrorInfo`, `google.rpc.RetryInfo`, and others. */
const Detail = v.object({ reason: v.optional(v.string()), retryDelay: v.optional(v.string()) })

/** `google.rpc.Status` as JSON. */
const Refusal = v.object({
  error: v.object({
    message: v.optional(v.string(), ''),
    status: v.optional(v.string(), ''),
    details: v.optional(v.array(Detail), []),
  }),
})

/** Google Cloud Text-to-Speech. Words are timed by SSML marks, where the voice knows them and they fit the request. */
export function createGoogle({
  key,
  baseUrl = 'https://texttospeech.googleapis.com',
  concurrency,
}: GoogleOptions): ProviderAdapter {
  const http = createProviderHttp({
    name: NAME,
    baseUrl,
    secrets: [key],
    headers: () => ({ 'x-goog-api-key': key }),
    refusal,
  })

  return {
    id: 'google',
    name: NAME,
    host: 'cloud.google.com',
    concurrency,
    capabilitiesOf(speakerId = '') {
      const { marks, speed = true } = googleFamily(modelName(speakerId)) ?? {}
      return {
        timings: marks ? 'marks' : 'aligned',
        maxInput: { unit: 'byte', count: MAX_BYTES },
        ...(speed && { speed: SPEED_RANGE }),
        ...(marks && { phonemes: true }),
      }
    },
    async listVoices(_cursor, signal) {
      const { voices } = answerOf(NAME, VoiceList, await http.json('/v1/voices', { signal }))
      return { voices: voices.flatMap((voice) => googleVoice(voice) ?? []) }
    },
    async speak({ text, speakerId, providerVoiceId, languageCode, speed, phonemes = [], signal }) {
      const ssml = googleFamily(modelName(speakerId))?.marks ? markedSsml(text, phonemes) : undefined
      // The marks of a long text would not fit: its words are aligned.
      const untimed = phonemes.length > 0 ? { ssml: markedSsml(text, phonemes, false) } : { text: cleanText(text) }
      const isTimed = ssml !== undefined && Buffer.byteLength(ssml) <= MAX_BYTES
      const input = isTimed ? { ssml } : untimed
      if (Buffer.byteLength(Object.values(input).join('')) > MAX_BYTES) throw new TextTooLongError(MAX_BYTES, 'byte')
      const json = {
        input,
        // Google refuses another language than that of the voice's name.
        voice: { name: providerVoiceId, languageCode: partsOfName(providerVoiceId)?.language ?? languageCode },
        audioConfig: {
          audioEncoding: 'LINEAR16',
          sampleRateHertz: SAMPLE_RATE,
          // Some voices refuse any rate, even 1.
          ...(speed !== 1 && { speakingRate: speed }),
        },
        ...(isTimed && { enableTimePointing: ['SSML_MARK'] }),
      }
      const answer = await http.json('/v1beta1/text:synthesize', { method: 'POST', json, signal })
      const { audioContent, timepoints } = answerOf(NAME, Synthesis, answer)
      const audio = Buffer.from(audioContent, 'base64')
      const endMs = Math.max(0, audio.length - HEADER_BYTES) / BYTES_PER_MS
      const words = wordsOf(text, timepoints, endMs)
      // Marks are free (Google Cloud, "Text-to-Speech pricing").
      return { audio, words, timingSource: 'marks', billed: { unit: 'character', count: text.length } }
    },
  }
}

/** A mark has no end: a word lasts until the next mark that was reported, the last one until the end of the audio. */
function wordsOf(text: string, timepoints: v.InferOutput<typeof Synthesis>['timepoints'], endMs: number): TimedWord[] {
  const times = new Map(timepoints.map(({ markName, timeSeconds }) => [markName, 1000 * timeSeconds]))
  const starts = [...text.matchAll(/\S+/gu)].flatMap(({ index: offset }, token) => {
    const startMs = times.get(`w${token}`)
    return startMs === undefined ? [] : [{ offset, startMs }]
  })
  return starts.map((start, index) => ({ ...start, endMs: starts[index + 1]?.startMs ?? endMs }))
}

function refusal({ status, headers, json, detail }: RefusedAnswer): SpeechError | undefined {
  const parsed = v.safeParse(Refusal, json)
  if (!parsed.success) return undefined
  const { error } = parsed.output
  const has = (reason: string) => error.details.some((each) => each.reason === reason)
  if (has('BILLING_DISABLED') || (status === 429 && /per day|billing/i.test(error.message))) {
    return new ProviderQuotaError(NAME, detail)
  }
  // A wrong key is answered with 400.
  if (has('API_KEY_INVALID') || /^(UNAUTHENTICATED|PERMISSION_DENIED)$/.test(error.status)) {
    return new ProviderAuthError(NAME, detail)
  }
  if (error.status === 'RESOURCE_EXHAUSTED') {
    const delay = error.details.find(({ retryDelay }) => retryDelay !== undefined)?.retryDelay
    const ms = delay === undefined ? retryAfterMs(headers) : 1000 * Number.parseFloat(delay)
    return new ProviderThrottledError(NAME, detail, ms)
  }
  if (status !== 400) return undefined
  if (/longer than the limit|too long/i.test(error.message)) return new TextTooLongError(MAX_BYTES, 'byte')
  return /voice .*does not exist/i.test(error.message) ? new UnknownVoiceError(NAME, '') : undefined
}

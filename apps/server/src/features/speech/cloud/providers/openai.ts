import { modelName } from '@voice-rankings/contract'
import * as v from 'valibot'
import {
  ModeratedTextError,
  ProviderQuotaError,
  type SpeechError,
  TextTooLongError,
  UnknownVoiceError,
} from '../../speechError.ts'
import type { ProviderAdapter } from '../adapter.ts'
import { answerOf } from '../answerOf.ts'
import { offsetsOfWords } from '../offsetsOfWords.ts'
import { OPENAI_VOICES, voiceOfServer } from './openaiVoices.ts'
import { createProviderHttp, type RefusedAnswer } from '../providerHttp.ts'

/** Maximum length of `input`, in characters (OpenAI, API reference, "Create speech"). */
const MAX_CHARACTERS = 4096
const SPEED_RANGE = [0.25, 4] as const

export interface OpenAiOptions {
  /** `voice_service` of the voices. */
  id: string
  name: string
  /** Address of the API, with its version: `https://api.openai.com/v1`. */
  baseUrl: string
  /** True for OpenAI itself, whose voices and models are known, and false for a server with its interface. */
  isOpenAi: boolean
  /** Local servers need none. */
  key?: string
  /** Model of a server that lists its voices. Default: `tts-1`, which such servers accept. */
  model?: string
  concurrency: number
  /** True for a server that speaks blends of its voices, as Kokoro-FastAPI does. Default: false. */
  blends?: boolean
}

/** Kokoro-FastAPI up to 0.3 lists names, later versions objects. */
const VoiceList = v.object({
  voices: v.array(
    v.union([
      v.pipe(
        v.string(),
        v.transform((id) => ({ id, name: id })),
      ),
      v.object({ id: v.string(), name: v.optional(v.string()) }),
    ]),
  ),
})

const CAPTIONS_PATH = '/dev/captioned_speech'

const Timestamps = v.array(v.object({ word: v.string(), start_time: v.number(), end_time: v.number() }))

/** Answer of Kokoro-FastAPI's call with word times. */
const CaptionedSpeech = v.object({ audio: v.string(), timestamps: v.optional(v.nullable(Timestamps, undefined)) })

const Refusal = v.object({ error: v.object({ code: v.nullish(v.string()), message: v.nullish(v.string()) }) })

/** OpenAPI description of a server. */
const Description = v.object({ paths: v.record(v.string(), v.unknown()) })

/**
 * OpenAI and servers with its interface, such as Kokoro-FastAPI, speaches and LocalAI. OpenAI reports no word times and
 * lists no voices; Kokoro-FastAPI does both.
 */
export function createOpenAi(options: OpenAiOptions): ProviderAdapter {
  const { id, name, baseUrl, isOpenAi, key, model = 'tts-1', concurrency } = options
  const access = {
    name,
    secrets: key === undefined ? [] : [key],
    headers: (): Record<string, string> => (key === undefined ? {} : { authorization: `Bearer ${key}` }),
    refusal: (answer: RefusedAnswer) => refusal(name, answer),
  }
  const http = createProviderHttp({ ...access, baseUrl })
  /** The server without the version of its API, where Kokoro-FastAPI has its own calls. */
  const root = createProviderHttp({ ...access, baseUrl: baseUrl.replace(/\/v\d+\/?$/, '') })
  let captions: Promise<boolean> | undefined

  /** True if the server has Kokoro-FastAPI's call with word times. */
  async function findCaptions(signal: AbortSignal): Promise<boolean> {
    if (isOpenAi) return false
    const found = await root.json('/openapi.json', { signal }).catch(() => undefined)
    return v.is(Description, found) && CAPTIONS_PATH in found.paths
  }

  return {
    id,
    name,
    blend: options.blends ? blendOf : undefined,
    host: isOpenAi ? 'openai.com' : new URL(baseUrl).hostname,
    concurrency,
    capabilitiesOf: (speakerId = '') => ({
      timings: 'aligned',
      maxInput: { unit: 'character', count: MAX_CHARACTERS },
      speed: SPEED_RANGE,
      instructions: modelName(speakerId).startsWith('gpt-'),
    }),
    async listVoices(_cursor, signal) {
      if (isOpenAi) return { voices: OPENAI_VOICES }
      const { voices } = answerOf(name, VoiceList, await http.json('/audio/voices', { signal }))
      return { voices: voices.map((voice) => voiceOfServer(model, voice.id, voice.name)) }
    },
    async speak({ text, speakerId, providerVoiceId, speed, instructions, signal }) {
      const order = {
        model: isOpenAi ? modelName(speakerId) : model,
        input: text,
        voice: providerVoiceId,
        speed,
        instructions,
        response_format: 'wav',
      }
      const billed = order.model.startsWith('gpt-') ? undefined : ({ unit: 'character', count: text.length } as const)
      captions ??= findCaptions(signal)
      if (await captions) {
        const json = { ...order, stream: false, return_timestamps: true }
        const answer = await root.json(CAPTIONS_PATH, { method: 'POST', json, signal })
        const { audio, timestamps } = answerOf(name, CaptionedSpeech, answer)
        return { audio: Buffer.from(audio, 'base64'), words: wordsOf(text, timestamps ?? []), billed }
      }
      const { bytes } = await http.bytes('/audio/speech', { method: 'POST', json: order, signal })
      return { audio: bytes, billed }
    },
  }
}

/** Weights are in percent: `af_bella(60)+af_sky(40)` (Kokoro-FastAPI, "Voice Combination"). */
const blendOf = (first: string, second: string, percent: number): string =>
  `${first}(${100 - percent})+${second}(${percent})`

function wordsOf(text: string, timestamps: v.InferOutput<typeof Timestamps>) {
  const words = timestamps.map(({ word, start_time, end_time }) => ({
    word,
    startMs: 1000 * start_time,
    endMs: 1000 * end_time,
  }))
  return offsetsOfWords(text, words)
}

/** OpenAI's refusals by the `code` of their `error` (OpenAI, "Error codes"). */
function refusal(name: string, { status, json, detail }: RefusedAnswer): SpeechError | undefined {
  const { code, message } = v.is(Refusal, json) ? json.error : {}
  if (code === 'insufficient_quota' || code === 'billing_hard_limit_reached')
    return new ProviderQuotaError(name, detail)
  if (code === 'content_policy_violation') return new ModeratedTextError(name, detail)
  if ((status === 400 || status === 422) && /max_?length|too long|at most \d+ characters/i.test(message ?? '')) {
    return new TextTooLongError(MAX_CHARACTERS, 'character')
  }
  if ((status === 400 || status === 404) && /\bvoice\b/i.test(message ?? '')) return new UnknownVoiceError(name, '')
  return undefined
}

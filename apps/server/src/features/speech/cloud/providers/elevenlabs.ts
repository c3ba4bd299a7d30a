import { createHash } from 'node:crypto'
import * as v from 'valibot'
import type { EngineVoice } from '../../engine.ts'
import {
  ModeratedTextError,
  ProviderAuthError,
  ProviderQuotaError,
  type SpeechError,
  TextTooLongError,
  UnknownVoiceError,
} from '../../speechError.ts'
import type { ProviderAdapter } from '../adapter.ts'
import { answerOf } from '../answerOf.ts'
import { offsetsOfWords } from '../offsetsOfWords.ts'
import { createProviderHttp, type RefusedAnswer } from '../providerHttp.ts'
import { samplesOf } from '../samplesOf.ts'
import { speakerIdOf } from '../speakerIds.ts'
import { CharacterTimes, wordsOfCharacters } from '../wordsOfCharacters.ts'

const NAME = 'ElevenLabs'
const URL = 'https://api.elevenlabs.io'

/** Model that speaks 29 languages and times every character. */
const MODEL = 'eleven_multilingual_v2'

/** Maximum length of a text for that model, in characters (ElevenLabs, "Models"). */
const MAX_CHARACTERS = 10_000

/** Range of `voice_settings.speed` (ElevenLabs, API reference, "Create speech with timing"). */
const SPEED_RANGE = [0.7, 1.2] as const

/** A credit is a character; the plan Creator has 100,000 for 22 dollars (ElevenLabs, "Pricing"). */
const PRICE = { perMillion: 220, unit: 'character', currency: 'USD' } as const

const PAGE_SIZE = '100'

/** Raw samples, which every plan may have. */
const OUTPUT_FORMAT = 'pcm_24000'
const SAMPLE_RATE = 24_000

export interface ElevenLabsOptions {
  key: string
  /** Default: {@link URL}. */
  baseUrl?: string
  /** Free plans allow 2 requests at once, Creator 5. */
  concurrency: number
}

const Voices = v.object({
  voices: v.array(
    v.object({
      voice_id: v.string(),
      name: v.nullish(v.string()),
      labels: v.nullish(v.record(v.string(), v.string())),
      preview_url: v.nullish(v.string()),
      verified_languages: v.nullish(
        v.array(v.object({ language: v.nullish(v.string()), locale: v.nullish(v.string()) })),
      ),
    }),
  ),
  has_more: v.boolean(),
  next_page_token: v.nullish(v.string()),
})
type ListedVoice = v.InferOutput<typeof Voices>['voices'][number]

const TimedSpeech = v.object({
  audio_base64: v.string(),
  alignment: v.nullish(CharacterTimes),
})

const Refusal = v.object({ detail: v.object({ status: v.string() }) })

/** ElevenLabs: the voices of the account, with the time of each character. */
export function createElevenLabs({ key, baseUrl = URL, concurrency }: ElevenLabsOptions): ProviderAdapter {
  const headers = () => ({ 'xi-api-key': key })
  const http = createProviderHttp({ name: NAME, baseUrl, secrets: [key], headers, refusal })
  return {
    id: 'elevenlabs',
    name: NAME,
    host: 'elevenlabs.io',
    concurrency,
    capabilitiesOf: () => ({
      timings: 'native',
      maxInput: { unit: 'character', count: MAX_CHARACTERS },
      speed: SPEED_RANGE,
    }),
    async listVoices(cursor, signal) {
      const query = { page_size: PAGE_SIZE, next_page_token: cursor }
      const page = answerOf(NAME, Voices, await http.json('/v2/voices', { query, signal }))
      const next = page.has_more ? (page.next_page_token ?? undefined) : undefined
      return { voices: page.voices.map(toEngineVoice), next }
    },
    async speak({ text, speakerId, providerVoiceId, speed, signal }) {
      const [slowest, fastest] = SPEED_RANGE
      const json = {
        text,
        model_id: MODEL,
        seed: seedOf(`${speakerId} ${speed} ${text}`),
        ...(speed !== 1 && { voice_settings: { speed: Math.min(fastest, Math.max(slowest, speed)) } }),
      }
      const path = `/v1/text-to-speech/${encodeURIComponent(providerVoiceId)}/with-timestamps`
      const query = { output_format: OUTPUT_FORMAT }
      const answer = await http.json(path, { method: 'POST', query, json, signal })
      const { audio_base64, alignment } = answerOf(NAME, TimedSpeech, answer)
      const words = alignment ? offsetsOfWords(text, wordsOfCharacters(alignment)) : undefined
      const audio = samplesOf(NAME, Buffer.from(audio_base64, 'base64'), SAMPLE_RATE)
      return { audio, words, billed: { unit: 'character', count: text.length } }
    },
  }
}

function toEngineVoice({ voice_id, name, labels, preview_url, verified_languages }: ListedVoice): EngineVoice {
  const { gender, language = 'en' } = labels ?? {}
  const verified = (verified_languages ?? []).flatMap((one) => one.locale ?? one.language ?? [])
  return {
    speakerId: speakerIdOf(MODEL, voice_id),
    providerVoiceId: voice_id,
    // Names of the library continue with a description: "Rachel - calm narrator".
    name: name?.split(/\s[-–]\s/, 1)[0] ?? voice_id,
    ...((gender === 'female' || gender === 'male') && { gender }),
    languageCodes: verified.length > 0 ? [...new Set(verified)] : [language],
    ...(preview_url && { previewUrl: preview_url }),
    price: PRICE,
  }
}

/** Seed of a request, so that the same text more often has the same sound. */
function seedOf(order: string): number {
  return createHash('sha256').update(order).digest().readUInt32BE()
}

/** Refusals by `detail.status` (ElevenLabs, "Errors"). */
function refusal({ json, detail }: RefusedAnswer): SpeechError | undefined {
  const status = v.is(Refusal, json) ? json.detail.status : ''
  if (status === 'quota_exceeded') return new ProviderQuotaError(NAME, detail)
  if (status === 'invalid_api_key' || status === 'missing_permissions') return new ProviderAuthError(NAME, detail)
  if (status === 'max_character_limit_exceeded') return new TextTooLongError(MAX_CHARACTERS, 'character')
  if (status === 'voice_not_found') return new UnknownVoiceError(NAME, '')
  if (/policy|moderation|unsafe/.test(status)) return new ModeratedTextError(NAME, detail)
  return undefined
}

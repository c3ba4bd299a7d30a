import * as v from 'valibot'
import type { EngineVoice } from '../../engine.ts'
import { type SpeechError, TextTooLongError, UnknownVoiceError } from '../../speechError.ts'
import type { ProviderAdapter } from '../adapter.ts'
import { answerOf } from '../answerOf.ts'
import { capitalized } from '../capitalized.ts'
import { createProviderHttp, type RefusedAnswer } from '../providerHttp.ts'
import { speakerIdOf } from '../speakerIds.ts'

const NAME = 'Deepgram'

/** Maximum length of `text`, in characters (Deepgram, "Text-to-speech", Limits). */
const MAX_CHARACTERS = 2000

/** US dollars per million characters, by model (Deepgram, "Pricing", Text-to-speech, pay as you go). */
const PRICES: Readonly<Record<string, number>> = { 'aura-2': 30, aura: 15 }

export interface DeepgramOptions {
  key: string
  /** Default: `https://api.deepgram.com`. */
  baseUrl?: string
  concurrency: number
}

const Model = v.object({
  /** Sent as `model`, such as `aura-2-thalia-en`. */
  canonical_name: v.string(),
  /** Given name, such as `thalia`. */
  name: v.string(),
  languages: v.array(v.string()),
  metadata: v.nullish(
    v.object({
      sample: v.nullish(v.string()),
      tags: v.nullish(v.array(v.string())),
    }),
  ),
})

const ModelList = v.object({ tts: v.array(Model) })

/** Deepgram's Aura. It reports no word times, and its speed cannot be set for all languages. */
export function createDeepgram({
  key,
  baseUrl = 'https://api.deepgram.com',
  concurrency,
}: DeepgramOptions): ProviderAdapter {
  const http = createProviderHttp({
    name: NAME,
    baseUrl,
    secrets: [key],
    headers: () => ({ authorization: `Token ${key}` }),
    refusal,
  })
  return {
    id: 'deepgram',
    name: NAME,
    host: 'deepgram.com',
    concurrency,
    capabilitiesOf: () => ({ timings: 'aligned', maxInput: { unit: 'character', count: MAX_CHARACTERS } }),
    async listVoices(_cursor, signal) {
      const { tts } = answerOf(NAME, ModelList, await http.json('/v1/models', { signal }))
      return { voices: tts.flatMap((model) => voiceOf(model) ?? []) }
    },
    async speak({ text, providerVoiceId, signal }) {
      const query = { model: providerVoiceId, encoding: 'linear16', container: 'wav', sample_rate: '24000' }
      const { bytes } = await http.bytes('/v1/speak', { method: 'POST', query, json: { text }, signal })
      return { audio: bytes, billed: { unit: 'character', count: text.length } }
    },
  }
}

/** Describes a voice; undefined for one of another model, whose price is unknown and which speaks at another address. */
function voiceOf({ canonical_name, name, languages, metadata }: v.InferOutput<typeof Model>): EngineVoice | undefined {
  const model = Object.keys(PRICES).find((each) => canonical_name.startsWith(`${each}-`))
  if (model === undefined) return undefined
  const gender = genderOf(metadata?.tags ?? [])
  return {
    speakerId: speakerIdOf(model, canonical_name.slice(model.length + 1)),
    providerVoiceId: canonical_name,
    name: capitalized(name),
    ...(gender && { gender }),
    languageCodes: languages.filter((code) => !languages.some((other) => other.startsWith(`${code}-`))),
    ...(metadata?.sample && { previewUrl: metadata.sample }),
    price: { perMillion: PRICES[model] ?? 0, unit: 'character', currency: 'USD' },
  }
}

/** Gender, which Deepgram states among the tags only. */
function genderOf(tags: readonly string[]): EngineVoice['gender'] {
  if (tags.includes('feminine')) return 'female'
  return tags.includes('masculine') ? 'male' : undefined
}

/** Deepgram's refusals, which come as a text or as one of two objects: what all have in common is their words. */
function refusal({ status, text }: RefusedAnswer): SpeechError | undefined {
  if (status === 413 || (status === 400 && /character limit|too long/i.test(text))) {
    return new TextTooLongError(MAX_CHARACTERS, 'character')
  }
  const concernsModel = /(?:no such|unknown|invalid|requested) model|\bmodel\b.*\bnot\b/i.test(text)
  return [400, 403, 404].includes(status) && concernsModel ? new UnknownVoiceError(NAME, '') : undefined
}

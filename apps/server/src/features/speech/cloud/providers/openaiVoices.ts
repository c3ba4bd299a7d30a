import type { EngineVoice } from '../../engine.ts'
import { capitalized } from '../capitalized.ts'
import { speakerIdOf } from '../speakerIds.ts'

/**
 * Languages that OpenAI's voices speak, the best supported first (OpenAI, "Text to speech", Supported languages).
 */
const LANGUAGES =
  'en-US af ar az be bg bs ca cs cy da de el es et fa fi fr gl he hi hr hu hy id is it ja kk kn ko lt lv mi mk mr ms nb ne nl pl pt ro ru sk sl sr sv sw ta th fil tr uk ur vi zh'.split(
    ' ',
  )

/** Voices of each of OpenAI's models, which has no call that lists them (OpenAI, "Text to speech", Voice options). */
const VOICES = 'alloy ash ballad coral echo fable nova onyx sage shimmer verse marin cedar'.split(' ')
const OLDER_VOICES = 'alloy ash coral echo fable nova onyx sage shimmer'.split(' ')

/** Prices in US dollars (OpenAI, "Pricing"); that of gpt-4o-mini-tts is OpenAI's estimate of 0.015 per minute. */
const OPENAI_MODELS = [
  { model: 'gpt-4o-mini-tts', voices: VOICES, price: { perMillion: 250, unit: 'second', currency: 'USD' } },
  { model: 'tts-1', voices: OLDER_VOICES, price: { perMillion: 15, unit: 'character', currency: 'USD' } },
  { model: 'tts-1-hd', voices: OLDER_VOICES, price: { perMillion: 30, unit: 'character', currency: 'USD' } },
] as const

/** All voices of OpenAI. It does not state their gender. */
export const OPENAI_VOICES: readonly EngineVoice[] = OPENAI_MODELS.flatMap(({ model, voices, price }) =>
  voices.map((id) => ({
    speakerId: speakerIdOf(model, id),
    providerVoiceId: id,
    name: capitalized(id),
    languageCodes: LANGUAGES,
    price,
  })),
)

/** Languages by the first letter of a Kokoro voice (Kokoro-82M, "VOICES.md"). */
const KOKORO_LANGUAGES: Readonly<Record<string, string>> = {
  a: 'en-US',
  b: 'en-GB',
  e: 'es-ES',
  f: 'fr-FR',
  h: 'hi-IN',
  i: 'it-IT',
  j: 'ja-JP',
  p: 'pt-BR',
  z: 'zh-CN',
}

/**
 * Describes a voice that an OpenAI-compatible server lists. Kokoro's ids tell language and gender: `af_heart` is an
 * American woman. Others tell neither; such a voice counts as English until its operator says otherwise.
 */
export function voiceOfServer(model: string, id: string, name: string = id): EngineVoice {
  const [, letter = '', sex, given] = /^([abefhijpz])([fm])_([a-z0-9]+)$/.exec(id) ?? []
  return {
    speakerId: speakerIdOf(model, id),
    providerVoiceId: id,
    name: capitalized(given ?? name),
    ...(sex && { gender: sex === 'f' ? 'female' : 'male' }),
    languageCodes: [KOKORO_LANGUAGES[letter] ?? 'en-US'],
  }
}

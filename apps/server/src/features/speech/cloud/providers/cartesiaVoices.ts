import * as v from 'valibot'
import type { EngineVoice } from '../../engine.ts'
import { speakerIdOf } from '../speakerIds.ts'

/** The newest model whose speed can be set (Cartesia, "Older TTS models"). */
export const CARTESIA_MODEL = 'sonic-3'

/**
 * One credit a character, and about 50 US dollars a million credits, which depends on the plan (Cartesia, "Pricing").
 */
const PRICE = { perMillion: 50, unit: 'character', currency: 'USD' } as const

const Voice = v.object({
  id: v.string(),
  name: v.string(),
  access: v.optional(v.string()),
  language: v.string(),
  /** Its own first. */
  locales: v.optional(v.array(v.object({ locale: v.string() })), []),
  gender: v.nullish(v.string()),
  preview_file_url: v.nullish(v.string()),
})
type Voice = v.InferOutput<typeof Voice>

/** A page of Cartesia's list of voices. */
export const CartesiaVoicePage = v.object({
  data: v.array(Voice),
  has_more: v.boolean(),
  next_page: v.nullish(v.string()),
})

const GENDERS: Readonly<Record<string, EngineVoice['gender']>> = { feminine: 'female', masculine: 'male' }

/** Describes a voice; undefined for a private one, such as a clone, which is not for the public. */
export function cartesiaVoice(voice: Voice): EngineVoice | undefined {
  if (voice.access === 'private') return undefined
  const gender = GENDERS[voice.gender ?? '']
  const locales = voice.locales.map(({ locale }) => locale)
  return {
    speakerId: speakerIdOf(CARTESIA_MODEL, voice.id),
    providerVoiceId: voice.id,
    name: voice.name,
    ...(gender && { gender }),
    languageCodes: locales.length > 0 ? locales : [voice.language],
    // Cartesia sends it with the key only, so it is for this server, not for browsers.
    ...(voice.preview_file_url && { previewUrl: voice.preview_file_url }),
    price: PRICE,
  }
}

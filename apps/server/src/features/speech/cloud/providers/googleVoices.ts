import type { EngineVoice } from '../../engine.ts'
import { speakerIdOf } from '../speakerIds.ts'

/** What the voices of a family have in common. */
export interface GoogleFamily {
  readonly model: string
  /** US dollars per million characters (Google Cloud, "Text-to-Speech pricing", without the free tier). */
  readonly perMillion: number
  /** True if its voices report the time of SSML marks; Studio refuses them, and Chirp does not know them. */
  readonly marks?: boolean
  /** False if its voices refuse a speaking rate. Default: true. */
  readonly speed?: boolean
}

/** Families by the name that is part of the name of their voices (Google Cloud, "Supported voices and languages"). */
const FAMILIES: Readonly<Record<string, GoogleFamily>> = {
  Standard: { model: 'standard', perMillion: 4, marks: true },
  Wavenet: { model: 'wavenet', perMillion: 4, marks: true },
  Neural2: { model: 'neural2', perMillion: 16, marks: true },
  Polyglot: { model: 'polyglot', perMillion: 16 },
  Studio: { model: 'studio', perMillion: 160 },
  'Chirp-HD': { model: 'chirp-hd', perMillion: 30, speed: false },
  'Chirp3-HD': { model: 'chirp3-hd', perMillion: 30 },
}

/** Family of a model; undefined for an unknown one. */
export function googleFamily(model: string): GoogleFamily | undefined {
  return Object.values(FAMILIES).find((family) => family.model === model)
}

/** The parts of a voice's name: `en-US-Chirp3-HD-Aoede` has the language `en-US` and the family `Chirp3-HD`. */
export function partsOfName(name: string): { language: string; family: string; variant: string } | undefined {
  const [, language, family, variant] = /^([a-z]{2,3}-[a-z\d]{2,3})-(.+)-([^-]+)$/i.exec(name) ?? []
  return language && family && variant ? { language, family, variant } : undefined
}

const GENDERS = { MALE: 'male', FEMALE: 'female' } as const

/**
 * Describes a voice of Google's list. A voice of an unknown family is left out, since its price is unknown; so is one
 * without language in its name, which speaks only with a Gemini model.
 */
export function googleVoice({
  name,
  languageCodes,
  ssmlGender = '',
}: {
  name: string
  languageCodes: readonly string[]
  ssmlGender?: string
}): EngineVoice | undefined {
  const parts = partsOfName(name)
  const family = parts && FAMILIES[parts.family]
  if (!family) return undefined
  const gender = Object.entries(GENDERS).find(([stated]) => stated === ssmlGender)?.[1]
  return {
    speakerId: speakerIdOf(family.model, name),
    providerVoiceId: name,
    // Most voices have only a letter for a name.
    name: parts.variant.length > 1 ? parts.variant : `${parts.family} ${parts.variant}`,
    ...(gender && { gender }),
    languageCodes,
    price: { perMillion: family.perMillion, unit: 'character', currency: 'USD' },
  }
}

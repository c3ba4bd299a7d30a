import type { FliteVoice } from '../speech/flite/fliteVoice.ts'
import type { EspeakVoice } from '../speech/gpl/createEspeak.ts'
import type { GnuspeechParameters } from '../speech/gpl/gplProtocol.ts'

interface Described {
  /** `model--variant`, of `[a-z0-9+-]`: unique within its service, part of addresses and file names. */
  voice_speaker_id: string
  /** A first name that fits the gender and the language; unique in the catalogue. */
  voice_name: string
  voice_gender: 'female' | 'male'
  /** Languages it speaks, the main one first, such as `de-DE`. */
  voice_language_codes: readonly [string, ...string[]]
  /** How the voice was made, in one line for people; null for an engine's unchanged voice. */
  voice_instructions: string | null
}

/** One voice of the catalogue: who it is, and what its engine needs to make it. */
export type CatalogueVoice = Described &
  (
    | { voice_service: 'flite'; parameters: FliteVoice }
    | { voice_service: 'espeak'; parameters: EspeakVoice }
    | { voice_service: 'gnuspeech'; parameters: GnuspeechParameters }
  )

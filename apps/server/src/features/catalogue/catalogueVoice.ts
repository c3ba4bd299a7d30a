import type { FliteVoice } from '../speech/flite/fliteVoice.ts'
import type { EspeakVoice } from '../speech/gpl/createEspeak.ts'
import type { GnuspeechParameters } from '../speech/gpl/gplProtocol.ts'

interface Described {
  /** `model--variant`, of `[a-z0-9+-]`: unique within its service, part of URLs and file names. */
  voice_speaker_id: string
  /** First name that fits gender and language; unique in the catalogue. */
  voice_name: string
  voice_gender: 'female' | 'male'
  /** Languages as BCP 47, the main one first, such as `de-DE`. */
  voice_language_codes: readonly [string, ...string[]]
  /** Description of the changes to the engine's voice, in one line; null for an unchanged voice. */
  voice_instructions: string | null
}

/** A voice of the catalogue: its description and the engine's parameters. */
export type CatalogueVoice = Described &
  (
    | { voice_service: 'flite'; parameters: FliteVoice }
    | { voice_service: 'espeak'; parameters: EspeakVoice }
    | { voice_service: 'gnuspeech'; parameters: GnuspeechParameters }
  )

import type { CatalogueVoice } from './catalogueVoice.ts'

/** Flite's recorded speakers, each also at other pitches and paces. */
export const FLITE_VOICES: readonly CatalogueVoice[] = [
  {
    voice_service: 'flite',
    voice_speaker_id: 'slt--base',
    voice_name: 'Sophie',
    voice_gender: 'female',
    voice_language_codes: ['en-US'],
    voice_instructions: null,
    parameters: { model: 'slt' },
  },
]

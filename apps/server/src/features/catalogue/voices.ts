import type { CatalogueVoice } from './catalogueVoice.ts'
import { ESPEAK_ENGLISH } from './espeakEnglish.ts'
import { ESPEAK_GERMANIC } from './espeakGermanic.ts'
import { ESPEAK_ROMANCE } from './espeakRomance.ts'
import { ESPEAK_SLAVIC } from './espeakSlavic.ts'
import { ESPEAK_WORLD } from './espeakWorld.ts'
import { FLITE_VOICES } from './fliteVoices.ts'
import { GNUSPEECH_VOICES } from './gnuspeechVoices.ts'

/** All voices of the catalogue, roughly by the likelihood that visitors open them. */
export const VOICES: readonly CatalogueVoice[] = [
  ...FLITE_VOICES,
  ...ESPEAK_ENGLISH,
  ...ESPEAK_GERMANIC,
  ...ESPEAK_ROMANCE,
  ...ESPEAK_SLAVIC,
  ...ESPEAK_WORLD,
  ...GNUSPEECH_VOICES,
]

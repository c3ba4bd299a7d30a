import type { CatalogueVoice } from './catalogueVoice.ts'
import { FLITE_VOICES } from './fliteVoices.ts'

/** Every voice of the catalogue, in the order in which it is filled. */
export const VOICES: readonly CatalogueVoice[] = [...FLITE_VOICES]

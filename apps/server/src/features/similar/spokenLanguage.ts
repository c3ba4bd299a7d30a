import { primaryOf } from '../speech/primaryOf.ts'
import type { CatalogueVoice } from '../voices/createCatalogue.ts'

/** Main language of a voice without its region, in lower case. */
export function languageOf({ voice_language_codes: [first = ''] }: CatalogueVoice): string {
  return primaryOf(first)
}

/** True if one of the languages of a voice is `language`, whatever its region. */
export function speaks(voice: { readonly voice_language_codes: readonly string[] }, language: string): boolean {
  return voice.voice_language_codes.some((code) => primaryOf(code) === language)
}

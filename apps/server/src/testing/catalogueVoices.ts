import type { CatalogueVoice } from '../features/catalogue/catalogueVoice.ts'
import type { ListedVoice } from '../features/catalogueJob/fillCatalogue.ts'

/** Listed voices with these names, each with a short passage. */
export function listedVoices(...names: string[]): ListedVoice[] {
  return names.map((name) => ({
    host: 'example.org',
    passage: `Hello, I am ${name} and these are a few words of mine.`,
    voice: {
      voice_service: 'flite',
      voice_speaker_id: `slt--${name.toLowerCase()}`,
      voice_name: name,
      voice_gender: 'female',
      voice_language_codes: ['en-US'],
      voice_instructions: null,
      parameters: { model: 'slt' },
    } satisfies CatalogueVoice,
  }))
}

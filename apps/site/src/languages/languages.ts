import type { LanguageCode } from '@voice-rankings/contract'
import { lazyModule, type LazyModule } from '@voice-rankings/react/loading'
import type { SiteTranslation } from './translation.ts'

export interface Language {
  /** Name of the language in itself. */
  name: string
  /** Texts, in a chunk of their own; null for English, whose texts are beside the components. */
  texts: LazyModule<SiteTranslation> | null
}

/** Languages of the interface by their code. */
const LANGUAGES: Readonly<Record<LanguageCode, Language>> = {
  en: { name: 'English', texts: null },
  de: {
    name: 'Deutsch',
    texts: lazyModule(async () => (await import('../translations/german.ts')).germanSiteMessages),
  },
  fr: {
    name: 'Français',
    texts: lazyModule(async () => (await import('../translations/french.ts')).frenchSiteMessages),
  },
  es: {
    name: 'Español',
    texts: lazyModule(async () => (await import('../translations/spanish.ts')).spanishSiteMessages),
  },
  ja: {
    name: '日本語',
    texts: lazyModule(async () => (await import('../translations/japanese.ts')).japaneseSiteMessages),
  },
  ar: {
    name: 'العربية',
    texts: lazyModule(async () => (await import('../translations/arabic.ts')).arabicSiteMessages),
  },
}

/** Language of a code. */
export const languageOf = (code: LanguageCode): Language => LANGUAGES[code]

import { lazyModule, type LazyModule } from '@voice-rankings/react/loading'
import type { SiteTranslation } from './translation.ts'

export interface Language {
  /** Name of the language in itself. */
  name: string
  direction: 'ltr' | 'rtl'
  /** Texts, in a chunk of their own; null for English, whose texts are beside the components. */
  texts: LazyModule<SiteTranslation> | null
}

/** Languages of the interface by their BCP 47 code, in the order offered. */
const LANGUAGES = {
  en: { name: 'English', direction: 'ltr', texts: null },
  de: {
    name: 'Deutsch',
    direction: 'ltr',
    texts: lazyModule(async () => (await import('../translations/german.ts')).germanSiteMessages),
  },
  fr: {
    name: 'Français',
    direction: 'ltr',
    texts: lazyModule(async () => (await import('../translations/french.ts')).frenchSiteMessages),
  },
  es: {
    name: 'Español',
    direction: 'ltr',
    texts: lazyModule(async () => (await import('../translations/spanish.ts')).spanishSiteMessages),
  },
  ja: {
    name: '日本語',
    direction: 'ltr',
    texts: lazyModule(async () => (await import('../translations/japanese.ts')).japaneseSiteMessages),
  },
  ar: {
    name: 'العربية',
    direction: 'rtl',
    texts: lazyModule(async () => (await import('../translations/arabic.ts')).arabicSiteMessages),
  },
} satisfies Record<string, Language>

export type LanguageCode = keyof typeof LANGUAGES

/** Codes in the order offered. */
export const LANGUAGE_CODES = Object.keys(LANGUAGES) as LanguageCode[]

/** True for the code of a language of the interface. */
export const isLanguage = (code: string): code is LanguageCode => Object.hasOwn(LANGUAGES, code)

/** Language of a code. */
export const languageOf = (code: LanguageCode): Language => LANGUAGES[code]

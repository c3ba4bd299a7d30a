import { createContext, useContext } from 'react'
import type { LanguageCode } from '@voice-rankings/contract'
import { siteTexts } from './siteTexts.ts'
import type { SiteTranslation } from './translation.ts'

const Context = createContext<LanguageCode>('en')

/** Provides the language of the interface, whose texts are loaded. It stays the same for the life of a page. */
export const LanguageProvider = Context.Provider

/** Language of the interface. */
export const useLanguage = () => useContext(Context)

/** Texts in the language of the interface. */
export function useSiteTexts<Key extends keyof SiteTranslation, Original>(
  key: Key,
  original: Original,
): SiteTranslation[Key] | Original {
  return siteTexts(useLanguage(), key, original)
}

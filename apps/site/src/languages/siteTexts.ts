import { isLanguage, type LanguageCode } from '@voice-rankings/contract'
import { languageOf } from './languages.ts'
import type { SiteTranslation } from './translation.ts'

/** Loads the texts of a language, which `siteTexts` reads from then on. */
export async function loadTexts(code: LanguageCode): Promise<void> {
  await languageOf(code).texts?.load()
}

/** Loaded texts of a language under one key; the English `original` in English. */
export function siteTexts<Key extends keyof SiteTranslation, Original>(
  code: LanguageCode,
  key: Key,
  original: Original,
): SiteTranslation[Key] | Original {
  return languageOf(code).texts?.get()?.[key] ?? original
}

/** Language of the page, from the root route's data; English without these. */
export function languageIn(matches: readonly ({ loaderData?: unknown } | undefined)[]): LanguageCode {
  const root = matches[0]?.loaderData
  const code = typeof root === 'object' && root !== null && 'language' in root ? String(root.language) : ''
  return isLanguage(code) ? code : 'en'
}

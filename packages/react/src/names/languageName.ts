import { writingMessages } from '../runtime/index.ts'

/**
 * Name of a language or locale: `en` is "English", `en-GB` "English (UK)"; the code itself when it has no name.
 *
 * @example
 * languageName('en-GB') // 'English (UK)'
 */
export function languageName(code: string, writing = writingMessages): string {
  // Standard, not dialect: "English (UK)" rather than "British English", so that one language stays together in a list.
  return nameOf(code, writing.locale, { type: 'language', languageDisplay: 'standard', style: 'short' })
}

/** Name of an ISO 3166 country; the code itself when it has no name. */
export function countryName(code: string, writing = writingMessages): string {
  return nameOf(code, writing.locale, { type: 'region' })
}

/** The language a list shows for a voice of several: US English first, else any English, else the first. */
export function shownLanguage(codes: readonly string[]): string | undefined {
  return codes.find((code) => code === 'en-US') ?? codes.find((code) => /^en(-|$)/.test(code)) ?? codes[0]
}

function nameOf(code: string, locale: string, options: Intl.DisplayNamesOptions): string {
  try {
    return new Intl.DisplayNames(locale, options).of(code) ?? code
  } catch {
    return code
  }
}

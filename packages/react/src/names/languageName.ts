import { writingMessages } from '../runtime/index.ts'
import type { WritingMessages } from '../runtime/index.ts'

/**
 * Name of a language or locale: `en` is "English", `en-GB` "English (UK)"; the code itself if it has no name.
 *
 * @example
 * languageName('en-GB') // 'English (UK)'
 */
export function languageName(code: string, writing: Pick<WritingMessages, 'locale'> = writingMessages): string {
  // "English (UK)" instead of "British English", so that variants of a language are adjacent in a list.
  return nameOf(code, writing.locale, { type: 'language', languageDisplay: 'standard', style: 'short' })
}

/** Name of an ISO 3166 country; the code itself if it has no name. */
export function countryName(code: string, writing = writingMessages): string {
  return nameOf(code, writing.locale, { type: 'region' })
}

/** Language shown for a voice with several: US English, or else any English, or else the first. */
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

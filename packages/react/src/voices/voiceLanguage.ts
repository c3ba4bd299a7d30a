/** English name of a language or locale: `en` is "English", `en-GB` "English (UK)"; the code itself when it has no name. */
export function languageName(code: string): string {
  try {
    return languages.of(code) ?? code
  } catch {
    return code
  }
}

/** English name of an ISO 3166 country; the code itself when it has no name. */
export function countryName(code: string): string {
  try {
    return countries.of(code) ?? code
  } catch {
    return code
  }
}

/** The language a list shows for a voice of several: US English first, else any English, else the first. */
export function shownLanguage(codes: readonly string[]): string | undefined {
  return codes.find((code) => code === 'en-US') ?? codes.find((code) => /^en(-|$)/.test(code)) ?? codes[0]
}

// Standard, not dialect: "English (UK)" rather than "British English", so that one language stays together in a list.
const languages = new Intl.DisplayNames('en', { type: 'language', languageDisplay: 'standard', style: 'short' })
const countries = new Intl.DisplayNames('en', { type: 'region' })

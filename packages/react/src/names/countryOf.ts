const COUNTRY = /^[A-Z]{2}$/

/**
 * Lower-case ISO 3166 code of a language tag's country: the one it names, or the likeliest for the language
 * (`en` gives `us`). Null for a region that is no country (`es-419`) and for what is no language tag.
 */
export function countryOf(languageCode: string): string | null {
  try {
    const { region } = new Intl.Locale(languageCode).maximize()
    return region && COUNTRY.test(region) ? region.toLowerCase() : null
  } catch {
    return null
  }
}

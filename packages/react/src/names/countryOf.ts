const COUNTRY = /^[A-Z]{2}$/

/**
 * Lower-case ISO 3166 code of a language tag's country: its own, or the likeliest of the language (`en` gives `us`).
 * Null for a region that is not a country (`es-419`) and for an invalid tag.
 */
export function countryOf(languageCode: string): string | null {
  try {
    const { region } = new Intl.Locale(languageCode).maximize()
    return region && COUNTRY.test(region) ? region.toLowerCase() : null
  } catch {
    return null
  }
}

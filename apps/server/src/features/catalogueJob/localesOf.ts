/** Search keys of a voice's languages (BCP 47): locales and languages in lower case, countries in upper case. */
export function localesOf(codes: readonly string[]): { language_keys: string[]; country_codes: string[] } {
  const keys = codes.flatMap((code) => [code.toLowerCase(), new Intl.Locale(code).language])
  // A numeric region code denotes a part of the world, not a country.
  const countries = codes.flatMap((code) => new Intl.Locale(code).region?.match(/^[A-Z]{2}$/)?.[0] ?? [])
  return { language_keys: [...new Set(keys)], country_codes: [...new Set(countries)] }
}

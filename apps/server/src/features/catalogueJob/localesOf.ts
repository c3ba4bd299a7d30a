/** What a voice of these languages (BCP 47) is found by: locales and languages in lower case, countries in upper case. */
export function localesOf(codes: readonly string[]): { language_keys: string[]; country_codes: string[] } {
  const keys = codes.flatMap((code) => [code.toLowerCase(), new Intl.Locale(code).language])
  // A region may be a number, for a part of the world: that is no country.
  const countries = codes.flatMap((code) => new Intl.Locale(code).region?.match(/^[A-Z]{2}$/)?.[0] ?? [])
  return { language_keys: [...new Set(keys)], country_codes: [...new Set(countries)] }
}

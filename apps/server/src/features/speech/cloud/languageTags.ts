/** Canonical BCP 47 tags of a provider's codes of languages, such as `ar` for `arb`; what is no such code is left out. */
export function languageTags(codes: readonly string[]): string[] {
  const tags = codes.flatMap((code) => {
    try {
      return Intl.getCanonicalLocales(code)
    } catch {
      return []
    }
  })
  return [...new Set(tags)]
}

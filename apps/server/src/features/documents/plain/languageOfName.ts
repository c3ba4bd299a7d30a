const LETTERS = Array.from('abcdefghijklmnopqrstuvwxyz')

/** Two-letter code of a language by its English name, such as `de` for German; null for an unknown one. */
export function languageOfName(name: string | undefined): string | null {
  const wanted = name?.trim().toLowerCase()
  if (!wanted) return null
  const names = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' })
  const codes = LETTERS.flatMap((first) => LETTERS.map((second) => first + second))
  return codes.find((code) => names.of(code)?.toLowerCase() === wanted) ?? null
}

import type { FacetCount } from '@voice-rankings/contract'
import type { StageLanguage } from '@voice-rankings/react/stage'

/** Languages of the catalogue without regions, in their own words: the visitor's first, then by number of voices. */
export function stageLanguages(counts: readonly FacetCount[], first: string): StageLanguage[] {
  const sums = new Map<string, number>()
  for (const { value, count } of counts) {
    const [code = value] = value.split('-')
    sums.set(code, Math.max(sums.get(code) ?? 0, count))
  }
  return [...sums]
    .toSorted(([one, a], [other, b]) => Number(other === first) - Number(one === first) || b - a)
    .map(([code]) => ({ code, name: ownName(code) }))
}

/** Name of a language in itself, with a capital as in a list. */
function ownName(code: string): string {
  const name = nameIn(code, code) ?? nameIn('en', code) ?? code
  return name.charAt(0).toLocaleUpperCase(code) + name.slice(1)
}

function nameIn(locale: string, code: string): string | undefined {
  try {
    return new Intl.DisplayNames(locale, { type: 'language', fallback: 'none' }).of(code)
  } catch {
    return undefined
  }
}

import { ATTRIBUTES, shareOf } from '@voice-rankings/contract'
import type { SimilarName, ValueSpread } from '@voice-rankings/contract'
import type { CatalogueVoice } from '../voices/createCatalogue.ts'

/** Values of an attribute among other voices; null if the source voice or all others lack it. */
export function spreadOf(
  others: readonly CatalogueVoice[],
  source: CatalogueVoice,
  name: SimilarName,
): ValueSpread | null {
  const { field, range } = ATTRIBUTES[name]
  const own = source[field]
  const values = others.flatMap((voice) => voice[field] ?? [])
  if (own === null || values.length === 0) return null
  const places = values.map((value) => Math.round(100 * shareOf(value, range)))
  return {
    voice_count: values.length,
    lower_share: values.filter((value) => value < own).length / values.length,
    ticks: [...new Set(places)].toSorted((a, b) => a - b),
  }
}

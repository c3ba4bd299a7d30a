import { ATTRIBUTES, displayedSteps, type SimilarByAttribute, type SimilarName } from '@voice-rankings/contract'
import type { CatalogueVoice } from '../voices/createCatalogue.ts'
import { leastBy } from './leastBy.ts'
import { toSimilarEntry } from './similarEntry.ts'

/**
 * Finds the `count` voices with the nearest values of one attribute; none when the source has none of it. Differences
 * that are displayed as equal are equal: of these voices, earlier ones come first.
 */
export function nearestBy(
  others: readonly CatalogueVoice[],
  source: CatalogueVoice,
  name: SimilarName,
  count: number,
): SimilarByAttribute[] {
  const { field } = ATTRIBUTES[name]
  const value = source[field]
  if (value === null || displayedSteps(name, value) === 0) return []
  const known = others.flatMap((voice) => {
    const own = voice[field]
    return own === null ? [] : [{ voice, own, difference: own - value }]
  })
  return leastBy(known, count, ({ difference }) => displayedSteps(name, Math.abs(difference))).map(
    ({ voice, own, difference }) => ({ ...toSimilarEntry(voice), value: own, difference }),
  )
}

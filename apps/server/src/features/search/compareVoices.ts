import type { CatalogueVoice } from '../voices/createCatalogue.ts'
import type { Condition, FilterName } from './voiceFilters.ts'

/** A voice, and the filters it fails. */
export interface Compared {
  readonly voice: CatalogueVoice
  readonly missed: readonly FilterName[]
}

const NONE: readonly FilterName[] = []

/** Compares voices with all filters, in the same order. */
export function compareVoices(
  voices: readonly CatalogueVoice[],
  filters: ReadonlyMap<FilterName, Condition>,
): Compared[] {
  return voices.map((voice) => {
    let missed = NONE
    for (const [name, holds] of filters) if (!holds(voice)) missed = [...missed, name]
    return { voice, missed }
  })
}

/** The voices that fail no filter. */
export const matchingOf = (compared: readonly Compared[]): CatalogueVoice[] =>
  compared.flatMap(({ voice, missed }) => (missed.length === 0 ? voice : []))

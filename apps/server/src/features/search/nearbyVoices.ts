import { FEW_MATCHES, NEARBY_LIMIT } from '@voice-rankings/contract'
import { sql } from 'drizzle-orm'
import type { Database } from '../../kernel/database/database.ts'
import { voices } from '../../kernel/database/schema.ts'
import { normaliseName } from '../voices/normaliseName.ts'
import type { Compared } from './compareVoices.ts'
import { type FilterName, PARAMETERS } from './voiceFilters.ts'

/** A voice that nearly matches, and the parameters it does not meet. */
export interface Nearby {
  readonly id: string
  readonly missed: readonly string[]
}

/** Weight of a missed filter: a voice in another language is of less use than one that is less calm. Others weigh 1. */
const WEIGHTS: Partial<Record<FilterName, number>> = { languages: 4, genders: 3, countries: 2, services: 2 }

/** True if a result has so few matches that nearby voices are worth showing. */
export const isSparse = (total: number) => total < FEW_MATCHES

const distanceOf = ({ missed }: Compared) => missed.reduce((sum, name) => sum + (WEIGHTS[name] ?? 1), 0)

/** Finds the voices that fail the least important filters, in the order given. */
export function nearbyVoices(compared: readonly Compared[]): Nearby[] {
  return compared
    .filter(({ missed }) => missed.length > 0)
    .toSorted((a, b) => distanceOf(a) - distanceOf(b))
    .slice(0, NEARBY_LIMIT)
    .map(({ voice, missed }) => ({ id: voice.voice_id, missed: missed.map((name) => PARAMETERS[name] ?? name) }))
}

/** Number of voices offered instead of a name that no voice has. */
const SIMILAR_NAMES = 3

/** Finds those of the voices whose names are the most similar to a term. */
export async function nearbyNames({ rows }: Database, ids: readonly string[], search: string): Promise<Nearby[]> {
  const term = normaliseName(search)
  const name = voices.search_name
  const found = await rows<{ voice_id: string }>(sql`
    SELECT voice_id FROM ${voices} WHERE voice_id = ANY(${sql.param(ids)}::text[])
    ORDER BY similarity(${term}, ${name}) DESC, levenshtein(left(${name}, 60), left(${term}, 60)), ${name}, voice_id
    LIMIT ${SIMILAR_NAMES}`)
  return found.map(({ voice_id: id }) => ({ id, missed: ['search'] }))
}

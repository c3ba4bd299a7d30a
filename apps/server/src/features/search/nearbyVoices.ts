import { FEW_MATCHES, NEARBY_LIMIT } from '@voice-rankings/contract'
import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../kernel/database/database.ts'
import { voices } from '../../kernel/database/schema.ts'
import { normaliseName } from '../voices/normaliseName.ts'
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

/** Finds the voices among `within` that fail the least important filters, in catalogue order. */
export async function nearbyVoices(
  database: Database,
  within: SQL,
  filters: ReadonlyMap<FilterName, SQL>,
): Promise<Nearby[]> {
  if (filters.size === 0) return []
  const names = [...filters.keys()]
  const sumOf = (valueOf: (name: FilterName, n: number) => number) =>
    sql.join(
      names.map((name, n) => sql`CASE WHEN ${filters.get(name)} THEN 0 ELSE ${sql.raw(String(valueOf(name, n)))} END`),
      sql` + `,
    )
  const rows = await database.rows<{ voice_id: string; missed: number }>(sql`
    SELECT voice_id, missed FROM (
      SELECT voice_id, ${voices.measured_stamp} IS NULL AS unmeasured, ${voices.position},
        ${sumOf((_, n) => 2 ** n)} AS missed, ${sumOf((name) => WEIGHTS[name] ?? 1)} AS distance
      FROM ${voices} WHERE ${within}) AS compared
    WHERE missed > 0 ORDER BY distance, unmeasured, position, voice_id LIMIT ${NEARBY_LIMIT}`)
  return rows.map(({ voice_id: id, missed }) => ({
    id,
    missed: names.filter((_, n) => missed & (2 ** n)).map((name) => PARAMETERS[name] ?? name),
  }))
}

/** Number of voices offered instead of a name that no voice has. */
const SIMILAR_NAMES = 3

/** Finds the voices among `within` whose names are the most similar to a term. */
export async function nearbyNames(database: Database, within: SQL, search: string): Promise<Nearby[]> {
  const term = normaliseName(search)
  const name = voices.search_name
  const rows = await database.rows<{ voice_id: string }>(sql`
    SELECT voice_id FROM ${voices} WHERE ${within}
    ORDER BY similarity(${term}, ${name}) DESC, levenshtein(left(${name}, 60), left(${term}, 60)), ${name}, voice_id
    LIMIT ${SIMILAR_NAMES}`)
  return rows.map(({ voice_id: id }) => ({ id, missed: ['search'] }))
}

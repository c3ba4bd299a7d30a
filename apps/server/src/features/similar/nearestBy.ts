import { ATTRIBUTES, type SimilarByAttribute, type SimilarName } from '@voice-rankings/contract'
import { and, arrayContains, asc, desc, eq, gte, isNotNull, lt, ne } from 'drizzle-orm'
import type { Database } from '../../kernel/database/database.ts'
import { voices } from '../../kernel/database/schema.ts'
import { type Comparable, comparedColumns, toSimilarEntry } from './similarEntry.ts'

/**
 * Finds the voices with the nearest values of one attribute, without the voice itself; none when it lacks the
 * attribute. `language` restricts them to its voices.
 */
export async function nearestBy(
  { queries }: Database,
  source: Comparable,
  name: SimilarName,
  count: number,
  language: string | null,
): Promise<SimilarByAttribute[]> {
  const { field } = ATTRIBUTES[name]
  const value = source[field]
  if (value === null) return []
  const column = voices[field]
  const others = and(
    eq(voices.listed, true),
    isNotNull(voices.measured_stamp),
    ne(voices.voice_id, source.voice_id),
    language === null ? undefined : arrayContains(voices.language_keys, [language]),
  )
  // Two index scans, upwards and downwards; the distance has no index.
  const above = and(others, gte(column, value))
  const below = and(others, lt(column, value))
  const rows = await queries
    .select(comparedColumns)
    .from(voices)
    .where(above)
    .orderBy(asc(column), asc(voices.voice_id))
    .limit(count)
    .unionAll(
      queries
        .select(comparedColumns)
        .from(voices)
        .where(below)
        .orderBy(desc(column), asc(voices.voice_id))
        .limit(count),
    )
  return rows
    .flatMap((row) => {
      const own = row[field]
      return own === null ? [] : [{ ...toSimilarEntry(row), value: own, difference: own - value }]
    })
    .toSorted((a, b) => Math.abs(a.difference) - Math.abs(b.difference) || (a.voice_id < b.voice_id ? -1 : 1))
    .slice(0, count)
}

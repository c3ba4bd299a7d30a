import type { SimilarByAttribute } from '@voice-rankings/contract'
import { and, asc, desc, eq, gte, isNotNull, lt, ne } from 'drizzle-orm'
import type { Database } from '../../kernel/database/database.ts'
import { voices } from '../../kernel/database/schema.ts'
import { type Comparable, comparedColumns, toSimilarEntry } from './similarEntry.ts'

/** The measured quantities that have a list of their own. */
export type AttributeColumn = 'voice_words_per_minute' | 'voice_pitch_hz' | 'voice_intensity' | 'voice_vocal_fry'

/** The voices nearest to one in a single measured quantity, itself excluded; none when it has no such measurement. */
export async function nearestBy(
  { queries }: Database,
  source: Comparable,
  name: AttributeColumn,
  count: number,
): Promise<SimilarByAttribute[]> {
  const value = source[name]
  if (value === null) return []
  const column = voices[name]
  const others = and(eq(voices.listed, true), isNotNull(voices.measured_stamp), ne(voices.voice_id, source.voice_id))
  // From both sides along the index; the distance itself has none.
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
      const own = row[name]
      return own === null ? [] : [{ ...toSimilarEntry(row), value: own, difference: own - value }]
    })
    .toSorted((a, b) => Math.abs(a.difference) - Math.abs(b.difference) || (a.voice_id < b.voice_id ? -1 : 1))
    .slice(0, count)
}

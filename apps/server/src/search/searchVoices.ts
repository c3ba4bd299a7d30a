import type { VoiceQuery, VoiceSearchResult, VoiceSort } from '@voice-rankings/contract'
import { and, type AnyColumn, eq, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { voices } from '../database/schema.ts'
import { listingColumns, toListing } from '../voices/listing.ts'
import { matchName, type NameMatch } from './nameMatch.ts'
import { voiceFacets } from './voiceFacets.ts'
import { voiceFilters } from './voiceFilters.ts'

const SORT_COLUMNS = {
  name: voices.search_name,
  pitch: voices.voice_pitch_hz,
  wpm: voices.voice_words_per_minute,
  intensity: voices.voice_intensity,
  fry: voices.voice_vocal_fry,
  energy: voices.voice_energy,
} as const satisfies Record<string, AnyColumn>

/** Answers with one page of the voices that match a query, how many match in all, and facets when they are asked for. */
export async function searchVoices(database: Database, query: VoiceQuery): Promise<VoiceSearchResult> {
  const { page, limit, facets } = query
  const match = await matchName(database, query.search)
  const filters = voiceFilters(query)
  // No collection can be made yet, so one that is asked for holds no voice.
  const inCollection = query.collectionId ? sql`false` : undefined
  const within = and(eq(voices.listed, true), match?.condition, inCollection) ?? sql`true`
  const matching = and(within, ...filters.values())

  const [rows, [count], found] = await Promise.all([
    database.queries
      .select(listingColumns)
      .from(voices)
      .where(matching)
      .orderBy(orderBy(query.sort, match), voices.voice_id)
      .limit(limit)
      .offset((page - 1) * limit),
    database.rows<{ total: number; catalogue_total: number }>(sql`
      SELECT (SELECT count(*)::int FROM ${voices} WHERE ${matching}) AS total,
        (SELECT count(*)::int FROM ${voices} WHERE listed) AS catalogue_total`),
    facets === 'true' ? voiceFacets(database, within, filters) : undefined,
  ])
  return { voices: rows.map(toListing), total: 0, catalogue_total: 0, ...count, page, limit, facets: found }
}

/** Voices that lack the measurement come last in both directions; those without a sample yet come last of all. */
function orderBy(sort: VoiceSort | undefined, match: NameMatch | null): SQL {
  if (match && (sort === undefined || sort === 'relevance')) return sql`${match.order}, ${voices.search_name}`
  if (sort === undefined || sort === 'relevance') return sql`(${voices.measured_stamp} IS NULL), ${voices.position}`
  const descending = sort.startsWith('-')
  const column = SORT_COLUMNS[sort.replace('-', '') as keyof typeof SORT_COLUMNS]
  return descending ? sql`${column} DESC NULLS LAST` : sql`${column} ASC NULLS LAST`
}

import { type VoiceListing, type VoiceQuery, type VoiceSearchResult, type VoiceSort } from '@voice-rankings/contract'
import { and, type AnyColumn, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { samples, voices } from '../database/schema.ts'
import { listingColumns, toListing } from '../voices/listing.ts'
import { closeMatch, type NameMatch, nearestMatch } from './nameMatch.ts'
import { voiceFacets } from './voiceFacets.ts'
import { voiceFilters } from './voiceFilters.ts'

/** Answers with one page of the voices that match a query, how many match in all, and facets when they are asked for. */
export async function searchVoices(database: Database, query: VoiceQuery): Promise<VoiceSearchResult> {
  const { page, limit } = query
  const match = await findMatch(database, query.search)
  const filters = voiceFilters(query)
  // No collection can be made yet, so one that is asked for holds no voice.
  const inCollection = query.collectionId ? sql`false` : undefined
  const within = and(eq(voices.listed, true), match?.condition, inCollection) ?? sql`true`
  const [found, facets, catalogueTotal] = await Promise.all([
    findPage(database, and(within, ...filters.values()), orderBy(query.sort, match), query),
    query.facets === 'true' ? voiceFacets(database, within, filters) : undefined,
    countVoices(database, eq(voices.listed, true)),
  ])
  const listings = await readListings(database, found.ids)
  return { voices: listings, total: found.total, catalogue_total: catalogueTotal, page, limit, facets }
}

/** How the search term is matched: closely, or when that finds nobody by the nearest spellings. */
async function findMatch(database: Database, search: string): Promise<NameMatch | undefined> {
  const close = closeMatch(search)
  if (!close) return undefined
  const [found] = await database.rows(sql`SELECT 1 FROM voices WHERE listed AND (${close.condition}) LIMIT 1`)
  return found ? close : nearestMatch(search)
}

async function findPage(
  database: Database,
  matching: SQL | undefined,
  order: SQL,
  { page, limit }: VoiceQuery,
): Promise<{ ids: string[]; total: number }> {
  const [rows, total] = await Promise.all([
    database.rows<{ voice_id: string }>(sql`
      SELECT voice_id FROM ${voices} WHERE ${matching}
      ORDER BY ${order}, voice_id LIMIT ${limit} OFFSET ${(page - 1) * limit}`),
    countVoices(database, matching),
  ])
  return { ids: rows.map(({ voice_id }) => voice_id), total }
}

async function countVoices(database: Database, matching: SQL | undefined): Promise<number> {
  const [row] = await database.rows<{ count: number }>(
    sql`SELECT count(*)::int AS count FROM ${voices} WHERE ${matching}`,
  )
  return row?.count ?? 0
}

/** The voices of these ids, in their order. */
async function readListings({ queries }: Database, ids: readonly string[]): Promise<VoiceListing[]> {
  if (ids.length === 0) return []
  const rows = await queries
    .select(listingColumns)
    .from(voices)
    .leftJoin(samples, eq(samples.voice_id, voices.voice_id))
    .where(inArray(voices.voice_id, [...ids]))
  const byId = new Map(rows.map((row) => [row.voice_id, row]))
  return ids.flatMap((id) => {
    const row = byId.get(id)
    return row ? [toListing(row)] : []
  })
}

const SORT_COLUMNS = {
  name: voices.search_name,
  pitch: voices.voice_pitch_hz,
  wpm: voices.voice_words_per_minute,
  intensity: voices.voice_intensity,
  fry: voices.voice_vocal_fry,
  energy: voices.voice_energy,
} as const satisfies Record<string, AnyColumn>

/** Voices that lack the measurement come last in both directions; those without a sample yet come last of all. */
function orderBy(sort: VoiceSort | undefined, match: NameMatch | undefined): SQL {
  if (match && (sort === undefined || sort === 'relevance')) return sql`${match.order}, ${voices.search_name}`
  if (sort === undefined || sort === 'relevance') return sql`(${voices.measured_stamp} IS NULL), ${voices.position}`
  const descending = sort.startsWith('-')
  const column = SORT_COLUMNS[sort.replace('-', '') as keyof typeof SORT_COLUMNS]
  return descending ? sql`${column} DESC NULLS LAST` : sql`${column} ASC NULLS LAST`
}

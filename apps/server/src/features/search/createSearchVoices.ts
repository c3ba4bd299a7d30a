import {
  ATTRIBUTE_NAMES,
  ATTRIBUTES,
  RANKED_AFTER_RATERS,
  type VoiceListing,
  type VoiceQuery,
  type VoiceSearchResult,
  type VoiceSort,
} from '@voice-rankings/contract'
import { and, type AnyColumn, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../kernel/database/database.ts'
import { favorites } from '../../kernel/database/libraryTables.ts'
import { voiceScores } from '../../kernel/database/ratingTables.ts'
import { samples, voices } from '../../kernel/database/schema.ts'
import { isFavorite, listingColumns, toListing } from '../voices/listing.ts'
import { readCatalogueState } from '../voices/readCatalogueState.ts'
import { createFacetsCache } from './createFacetsCache.ts'
import { matchName, type NameMatch } from './nameMatch.ts'
import { ownVoices } from './ownVoices.ts'
import { voiceFacets } from './voiceFacets.ts'
import { voiceFilters } from './voiceFilters.ts'

/**
 * Creates the handler that returns one page of the matching voices, their number, and facets on request. `userId` is
 * needed for favourites and collections; null if not signed in.
 */
export function createSearchVoices(database: Database) {
  const readFacets = createFacetsCache(database)

  return async (query: VoiceQuery, userId: string | null): Promise<VoiceSearchResult> => {
    const { page, limit } = query
    const match = await matchName(database, query.search)
    const filters = voiceFilters(query)
    const own = ownVoices(query, userId)
    const within = and(eq(voices.listed, true), match?.condition, own) ?? sql`true`
    const catalogue = await readCatalogueState(database)
    // Favourites and collections change at any time, so their facets are not cached.
    const countFacets = () =>
      own ? voiceFacets(database, within, filters) : readFacets(catalogue.state, query, within, filters)
    const [found, facets] = await Promise.all([
      findPage(database, and(within, ...filters.values()), orderBy(query.sort, match), query),
      query.facets === 'true' ? countFacets() : undefined,
    ])
    const listings = await readListings(database, found.ids, userId)
    return { voices: listings, total: found.total, catalogue_total: catalogue.total, page, limit, facets }
  }
}

async function findPage(
  database: Database,
  matching: SQL | undefined,
  order: SQL,
  { page, limit }: VoiceQuery,
): Promise<{ ids: string[]; total: number }> {
  const [rows, [total]] = await Promise.all([
    database.rows<{ voice_id: string }>(sql`
      SELECT voice_id FROM ${voices} WHERE ${matching}
      ORDER BY ${order}, voice_id LIMIT ${limit} OFFSET ${(page - 1) * limit}`),
    database.rows<{ count: number }>(sql`SELECT count(*)::int AS count FROM ${voices} WHERE ${matching}`),
  ])
  return { ids: rows.map(({ voice_id }) => voice_id), total: total?.count ?? 0 }
}

/** Reads the voices of these ids, in the same order. */
async function readListings(
  { queries }: Database,
  ids: readonly string[],
  userId: string | null,
): Promise<VoiceListing[]> {
  if (ids.length === 0) return []
  const rows = await queries
    .select(listingColumns)
    .from(voices)
    .leftJoin(samples, eq(samples.voice_id, voices.voice_id))
    .leftJoin(favorites, isFavorite(userId))
    .leftJoin(voiceScores, eq(voiceScores.voice_id, voices.voice_id))
    .where(inArray(voices.voice_id, [...ids]))
  const byId = new Map(rows.map((row) => [row.voice_id, row]))
  return ids.flatMap((id) => {
    const row = byId.get(id)
    return row ? [toListing(row)] : []
  })
}

/** Score of a ranked voice. */
const RATING = sql`(SELECT ${voiceScores.score} FROM ${voiceScores}
  WHERE ${voiceScores.voice_id} = ${voices.voice_id} AND ${voiceScores.rater_count} >= ${RANKED_AFTER_RATERS})`

/** Sort order. Voices without the measurement are last in both directions, and unmeasured voices after all others. */
function orderBy(sort: VoiceSort | undefined, match: NameMatch | undefined): SQL {
  if (match && (sort === undefined || sort === 'relevance')) return match.order
  if (sort === undefined || sort === 'relevance') return sql`(${voices.measured_stamp} IS NULL), ${voices.position}`
  if (sort === '-rating') return sql`${RATING} DESC NULLS LAST, (${voices.measured_stamp} IS NULL), ${voices.position}`
  const descending = sort.startsWith('-')
  const column = sortColumn(sort.replace('-', ''))
  return descending ? sql`${column} DESC NULLS LAST` : sql`${column} ASC NULLS LAST`
}

/** Column of a sort key: an attribute, else the name. */
function sortColumn(word: string): AnyColumn {
  const attribute = ATTRIBUTE_NAMES.find((name) => ATTRIBUTES[name].sort === word)
  return attribute ? voices[ATTRIBUTES[attribute].field] : voices.search_name
}

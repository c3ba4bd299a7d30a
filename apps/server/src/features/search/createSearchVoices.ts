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
import { isSparse, type Nearby, nearbyNames, nearbyVoices } from './nearbyVoices.ts'
import { ownVoices } from './ownVoices.ts'
import { understandQuery } from './understanding/understandQuery.ts'
import { voiceFacets } from './voiceFacets.ts'
import { type FilterName, voiceFilters } from './voiceFilters.ts'

/**
 * Creates the handler that returns one page of the matching voices, their number, and facets on request. `userId` is
 * needed for favourites and collections; null if not signed in.
 */
export function createSearchVoices(database: Database) {
  const readFacets = createFacetsCache(database)

  return async (asked: VoiceQuery, userId: string | null): Promise<VoiceSearchResult> => {
    const { page, limit } = asked
    const { query, understood } = await understandQuery(database, asked)
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
    const wantsNearby = query.nearby === 'true' && page === 1 && isSparse(found.total)
    const nearby = wantsNearby ? await findNearby(database, query, within, filters, own) : undefined
    const listings = await readListings(database, [...found.ids, ...(nearby ?? []).map(({ id }) => id)], userId)
    const byId = new Map(listings.map((listing) => [listing.voice_id, listing]))
    const listed = (id: string) => byId.get(id) ?? []
    return {
      voices: found.ids.flatMap(listed),
      total: found.total,
      catalogue_total: catalogue.total,
      page,
      limit,
      facets,
      understood,
      nearby: nearby?.flatMap(({ id, missed }) => [listed(id)].flat().map((voice) => ({ voice, missed: [...missed] }))),
    }
  }
}

/** Nearest voices that do not match: by filters, else by name. */
async function findNearby(
  database: Database,
  query: VoiceQuery,
  within: SQL,
  filters: ReadonlyMap<FilterName, SQL>,
  own: SQL | undefined,
): Promise<Nearby[]> {
  const near = await nearbyVoices(database, within, filters)
  if (near.length > 0 || query.search === '') return near
  const named = and(eq(voices.listed, true), own, ...filters.values()) ?? sql`true`
  return nearbyNames(database, named, query.search)
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

import {
  ATTRIBUTE_NAMES,
  ATTRIBUTES,
  RANKED_AFTER_RATERS,
  type VoiceQuery,
  type VoiceSearchResult,
  type VoiceSort,
} from '@voice-rankings/contract'
import { gte } from 'drizzle-orm'
import type { Database } from '../../kernel/database/database.ts'
import { voiceScores } from '../../kernel/database/ratingTables.ts'
import { type Identity, userIdOf } from '../../kernel/identity/identity.ts'
import type { Catalogue, CatalogueVoice } from '../voices/createCatalogue.ts'
import { readListings } from '../voices/listing.ts'
import { type Compared, compareVoices, matchingOf } from './compareVoices.ts'
import { drawnRanges } from './drawnRanges.ts'
import { createVoiceFacets } from './createVoiceFacets.ts'
import { isSparse, type Nearby, nearbyNames, nearbyVoices } from './nearbyVoices.ts'
import { type OwnCatalogue, ownCatalogue } from './ownCatalogue.ts'
import { providerSummary } from './providerSummary.ts'
import { understandQuery } from './understanding/understandQuery.ts'
import { voiceFilters } from './voiceFilters.ts'
import { voicesWithin } from './voicesWithin.ts'

/**
 * Creates the handler that returns one page of the matching voices, their number, and facets on request. The caller's
 * designed voices, favourites and collections are found by their identity.
 */
export function createSearchVoices(database: Database, readCatalogue: () => Promise<Catalogue>) {
  const countFacets = createVoiceFacets()

  return async (asked: VoiceQuery, identity: Identity): Promise<VoiceSearchResult> => {
    const { page, limit } = asked
    const userId = userIdOf(identity)
    const listedVoices = await readCatalogue()
    const catalogue = await ownCatalogue(database, listedVoices, identity.key)
    const { query, understood } = understandQuery(catalogue.voices, asked)
    const filters = voiceFilters(query)
    const compared = compareVoices(await voicesWithin(database, catalogue, query, userId), filters)
    const matching = matchingOf(compared)
    const found = (await sorted(database, matching, query.sort)).slice((page - 1) * limit, page * limit)
    const { service = 'all' } = query
    const counted = query.facets === 'true' ? countFacets(compared, drawnRanges(listedVoices.voices)) : undefined
    // Models of all providers would be too many to choose from.
    const facets = counted && service === 'all' ? { ...counted, models: [] } : counted
    const provider = counted && service !== 'all' ? providerSummary(catalogue.voices, service) : undefined
    const wantsNearby = query.nearby === 'true' && page === 1 && isSparse(matching.length)
    const nearby = wantsNearby ? await findNearby(database, catalogue, query, compared, userId) : undefined
    const ids = [...found.map(({ voice_id: id }) => id), ...(nearby ?? []).map(({ id }) => id)]
    const listings = await readListings(database, ids, userId)
    const listed = (id: string) => listings.get(id) ?? []
    return {
      voices: found.flatMap(({ voice_id: id }) => listed(id)),
      total: matching.length,
      catalogue_total: listedVoices.voices.length,
      page,
      limit,
      facets,
      provider,
      understood,
      nearby: nearby?.flatMap(({ id, missed }) => [listed(id)].flat().map((voice) => ({ voice, missed: [...missed] }))),
    }
  }
}

/** Nearest voices that do not match: by filters, else by name. */
async function findNearby(
  database: Database,
  catalogue: OwnCatalogue,
  query: VoiceQuery,
  compared: readonly Compared[],
  userId: string | null,
): Promise<Nearby[]> {
  const near = nearbyVoices(compared)
  if (near.length > 0 || query.search === '') return near
  const others = await voicesWithin(database, catalogue, { ...query, search: '' }, userId)
  const ids = matchingOf(compareVoices(others, voiceFilters(query))).map(({ voice_id: id }) => id)
  return nearbyNames(database, ids, query.search)
}

/** Sorts voices, which are given by relevance. Those without the value are last in both directions. */
async function sorted(
  database: Database,
  matching: readonly CatalogueVoice[],
  sort: VoiceSort | undefined,
): Promise<readonly CatalogueVoice[]> {
  if (sort === undefined || sort === 'relevance') return matching
  const valueOf = await sortValue(database, sort.replace('-', ''))
  const direction = sort.startsWith('-') ? -1 : 1
  const keyed = matching.map((voice) => ({ voice, value: valueOf(voice) }))
  return keyed.toSorted((a, b) => compareValues(a.value, b.value, direction)).map(({ voice }) => voice)
}

type SortValue = string | number | null

function compareValues(a: SortValue, b: SortValue, direction: number): number {
  if (a === b) return 0
  if (a === null) return 1
  if (b === null) return -1
  return a < b ? -direction : direction
}

/** Value of voices by a sort key: their score if they are ranked, an attribute, else the name. */
async function sortValue({ queries }: Database, key: string): Promise<(voice: CatalogueVoice) => SortValue> {
  if (key === 'rating') {
    const ranked = await queries.select().from(voiceScores).where(gte(voiceScores.rater_count, RANKED_AFTER_RATERS))
    const scores = new Map(ranked.map(({ voice_id, score }) => [voice_id, score]))
    return ({ voice_id: id }) => scores.get(id) ?? null
  }
  const attribute = ATTRIBUTE_NAMES.find((name) => ATTRIBUTES[name].sort === key)
  return (voice) => (attribute ? voice[ATTRIBUTES[attribute].field] : voice.search_name)
}

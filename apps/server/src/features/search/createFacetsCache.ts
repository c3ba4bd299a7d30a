import type { VoiceFacets, VoiceQuery } from '@voice-rankings/contract'
import type { SQL } from 'drizzle-orm'
import type { Database } from '../../kernel/database/database.ts'
import { voiceFacets } from './voiceFacets.ts'
import type { FilterName } from './voiceFilters.ts'

/** Queries whose facets are kept; each is a few kilobytes. */
const KEPT = 200

/** Reads facets, keeping those of recent queries as long as the catalogue stays as it is: they read all of it. */
export function createFacetsCache(database: Database) {
  const kept = new Map<string, Promise<VoiceFacets>>()
  let keptState = ''

  return (
    state: string,
    query: VoiceQuery,
    within: SQL,
    filters: ReadonlyMap<FilterName, SQL>,
  ): Promise<VoiceFacets> => {
    if (state !== keptState) kept.clear()
    keptState = state
    // Neither the order nor the page changes what is counted.
    const key = JSON.stringify({ ...query, sort: undefined, page: undefined, limit: undefined })
    const known = kept.get(key)
    const facets = known ?? voiceFacets(database, within, filters)
    // Put last, so that the first is the one that was not asked for the longest.
    kept.delete(key)
    kept.set(key, facets)
    if (kept.size > KEPT) kept.delete(kept.keys().next().value ?? key)
    facets.catch(() => kept.delete(key))
    return facets
  }
}

import type { VoiceFacets, VoiceQuery } from '@voice-rankings/contract'
import type { SQL } from 'drizzle-orm'
import type { Database } from '../../kernel/database/database.ts'
import { voiceFacets } from './voiceFacets.ts'
import type { FilterName } from './voiceFilters.ts'

/** Maximum number of cached queries, a few kilobytes each. */
const MAX_CACHED = 200

/** Caches the facets of recent queries until the catalogue changes, since they require a full scan. */
export function createFacetsCache(database: Database) {
  const cache = new Map<string, Promise<VoiceFacets>>()
  let cachedState = ''

  return (
    state: string,
    query: VoiceQuery,
    within: SQL,
    filters: ReadonlyMap<FilterName, SQL>,
  ): Promise<VoiceFacets> => {
    if (state !== cachedState) cache.clear()
    cachedState = state
    // Facets do not depend on sort order and page.
    const key = JSON.stringify({ ...query, q: undefined, sort: undefined, page: undefined, limit: undefined })
    const known = cache.get(key)
    const facets = known ?? voiceFacets(database, within, filters)
    // Re-inserted at the end: the first key is the least recently used.
    cache.delete(key)
    cache.set(key, facets)
    if (cache.size > MAX_CACHED) cache.delete(cache.keys().next().value ?? key)
    facets.catch(() => cache.delete(key))
    return facets
  }
}

import type { VoiceMapQuery } from '@voice-rankings/contract'
import type { Database } from '../../kernel/database/database.ts'
import type { Catalogue, CatalogueVoice } from '../voices/createCatalogue.ts'
import { normaliseName } from '../voices/normaliseName.ts'
import { matchName } from './nameMatch.ts'
import type { OwnCatalogue } from './ownCatalogue.ts'
import { ownVoices } from './ownVoices.ts'

/**
 * Voices among which the filters of a query choose: those whose names match its search, by relevance, else all in
 * default order; only the user's favourites or those of a collection, if it asks for them.
 */
export async function voicesWithin(
  database: Database,
  { voices, byId, designed = [] }: Catalogue & Partial<Pick<OwnCatalogue, 'designed'>>,
  query: VoiceMapQuery,
  userId: string | null,
): Promise<readonly CatalogueVoice[]> {
  const [ids, own] = await Promise.all([matchName(database, query.search), ownVoices(database, query, userId)])
  const term = normaliseName(query.search)
  const named = ids
    ? [...designed.filter(({ search_name: name }) => name.includes(term)), ...ids.flatMap((id) => byId.get(id) ?? [])]
    : voices
  return own ? named.filter(({ voice_id: id }) => own.has(id)) : named
}

import type { VoiceMapQuery } from '@voice-rankings/contract'
import type { Database } from '../../kernel/database/database.ts'
import type { Catalogue, CatalogueVoice } from '../voices/createCatalogue.ts'
import { matchName } from './nameMatch.ts'
import { ownVoices } from './ownVoices.ts'

/**
 * Voices among which the filters of a query choose: those whose names match its search, by relevance, else all in
 * default order; only the user's favourites or those of a collection, if it asks for them.
 */
export async function voicesWithin(
  database: Database,
  { voices, byId }: Catalogue,
  query: VoiceMapQuery,
  userId: string | null,
): Promise<readonly CatalogueVoice[]> {
  const [ids, own] = await Promise.all([matchName(database, query.search), ownVoices(database, query, userId)])
  const named = ids ? ids.flatMap((id) => byId.get(id) ?? []) : voices
  return own ? named.filter(({ voice_id: id }) => own.has(id)) : named
}

import type { VoiceListing, VoiceMapQueryInput, VoiceSearchResult } from '@voice-rankings/contract'
import type { Calls } from '@voice-rankings/sdk'
import { createRowsStore } from './rowsStore.ts'
import type { RowsState, RowsStore } from './rowsStore.ts'

/** Leaderboard filters, as in the voice search. */
export type LeaderboardFilters = VoiceMapQueryInput

/** Page size. */
export const LEADERBOARD_PAGE_SIZE = 50

/** Voices, best first; unranked ones last. */
export type LeaderboardState = RowsState<VoiceListing>

export type LeaderboardStore = RowsStore<VoiceListing>

interface LeaderboardOptions {
  client: Calls<'voices.search'>
  filters: LeaderboardFilters
  /** First page, if available, for example from server rendering. */
  initial?: VoiceSearchResult | null
}

/** Store of the voices by rating. */
export function createLeaderboardStore({ client, filters, initial }: LeaderboardOptions): LeaderboardStore {
  const pageSize = initial?.limit ?? LEADERBOARD_PAGE_SIZE
  return createRowsStore({
    pageSize,
    initial: initial && { rows: initial.voices, total: initial.total, info: undefined },
    keyOf: ({ voice_id }) => voice_id,
    async ask(page, signal) {
      const query = { languageCode: 'all', ...filters, sort: '-rating', limit: pageSize, page } as const
      const { voices, total } = await client.voices.search(query, { signal })
      return { rows: voices, total, info: undefined }
    },
  })
}

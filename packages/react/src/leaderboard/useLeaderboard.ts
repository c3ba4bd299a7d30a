import type { VoiceSearchResult } from '@voice-rankings/contract'
import { useMemo, useState } from 'react'
import { useOwnerChange, useRuntime } from '../runtime/index.ts'
import { useLoaded } from '../requests/useLoaded.ts'
import type { LeaderboardColumn, LeaderboardSort } from './leaderboardRows.ts'
import { nextSort, rankedVoices, sortRows, unrankedVoices, withScores } from './leaderboardRows.ts'
import type { LeaderboardFilters } from './leaderboardStore.ts'
import { createLeaderboardStore } from './leaderboardStore.ts'
import { useStore } from 'zustand'

export interface LeaderboardOptions extends Pick<LeaderboardFilters, 'languageCode' | 'gender' | 'service'> {
  /** Further filters. Keep the object the same between renders. */
  filters?: LeaderboardFilters | undefined
  /** First page, if available: `voices.search` sorted by `-rating`. Without it, it is fetched. */
  initial?: VoiceSearchResult | null
}

const BEST_FIRST: LeaderboardSort = { column: 'rank', direction: 'ascending' }

/**
 * Headless leaderboard: the voices by rating, and their sort order.
 *
 * @example
 * const { rows, status } = useLeaderboard({ languageCode: 'en' })
 */
export function useLeaderboard({ languageCode, gender, service, filters, initial }: LeaderboardOptions) {
  const { client, scores } = useRuntime()
  const store = useMemo(
    () => createLeaderboardStore({ client, filters: { languageCode, gender, service, ...filters }, initial }),
    [client, languageCode, gender, service, filters, initial],
  )
  const state = useLoaded(store)
  useOwnerChange(store.load)
  const known = useStore(scores)
  const [sort, setSort] = useState(BEST_FIRST)

  const voices = state.status === 'ready' ? withScores(state.rows, known) : []
  return {
    status: state.status,
    rows: sortRows(rankedVoices(voices), sort),
    unranked: unrankedVoices(voices),
    sort,
    /** Load state of further voices; null if all are loaded. */
    more: state.status === 'ready' && state.rows.length < state.total ? state.more : null,
    onSort: (column: LeaderboardColumn) => setSort(nextSort(sort, column)),
    onMore: () => void store.loadMore(),
    onRetry: () => void store.load(),
  }
}

/** Result of `useLeaderboard`. */
export type LeaderboardModel = ReturnType<typeof useLeaderboard>

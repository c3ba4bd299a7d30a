import type { BlindLeaderboard, BlindRow, BlindUse } from '@voice-rankings/contract'
import { BLIND_PAGE_SIZE, BLIND_VOTES_CSV } from '@voice-rankings/contract'
import { useMemo, useState } from 'react'
import { useOwnerChange, useRuntime } from '../runtime/index.ts'
import { useLoaded } from '../requests/useLoaded.ts'
import { blindLeaderboardQuery, scoreAxis, sortBlindRows } from './blindRows.ts'
import type { BlindColumn } from './blindRows.ts'
import { nextSort } from './leaderboardRows.ts'
import type { LeaderboardSort } from './leaderboardRows.ts'
import type { LeaderboardFilters } from './leaderboardStore.ts'
import { createRowsStore } from './rowsStore.ts'

export interface BlindLeaderboardOptions {
  /** Filters of the voice search; those of names and measured ranges are ignored. Keep the object the same between renders. */
  filters?: LeaderboardFilters | undefined
  /** Use of the sentences; null for all uses together. Default null. */
  blindUse?: BlindUse | null | undefined
  /** First page, if available: `blind.leaderboard`. Without it, it is fetched. */
  initial?: BlindLeaderboard | null
  /** Rows per page, 1–200. Default: that of `initial`, otherwise 50. */
  limit?: number | undefined
  /** The visitor chose another use. Default: no choice. */
  onUseChange?: ((blindUse: BlindUse | null) => void) | undefined
  /** The visitor chose another language. Default: no choice. */
  onLanguageChange?: ((languageCode: string) => void) | undefined
}

const BEST_FIRST: LeaderboardSort<BlindColumn> = { column: 'score', direction: 'descending' }

const NO_FILTERS: LeaderboardFilters = {}

/**
 * Headless blind leaderboard: the voices by their score from blind votes, and their sort order.
 *
 * @example
 * const { rows, axis } = useBlindLeaderboard({ blindUse: 'news' })
 */
export function useBlindLeaderboard(options: BlindLeaderboardOptions = {}) {
  const { filters = NO_FILTERS, blindUse = null, initial, onUseChange, onLanguageChange } = options
  const limit = initial?.limit ?? options.limit
  const { client } = useRuntime()
  const store = useMemo(
    () =>
      createRowsStore<BlindRow, Omit<BlindLeaderboard, 'rows'>>({
        pageSize: limit ?? BLIND_PAGE_SIZE.default,
        initial: initial && pageOf(initial),
        keyOf: ({ voice }) => voice.voice_id,
        async ask(page, signal) {
          const query = { ...blindLeaderboardQuery(filters, blindUse), page, limit }
          return pageOf(await client.blind.leaderboard(query, { signal }))
        },
      }),
    [client, filters, blindUse, initial, limit],
  )
  const state = useLoaded(store)
  useOwnerChange(store.load)
  const [sort, setSort] = useState(BEST_FIRST)
  const ready = state.status === 'ready' ? state : null
  const rows = ready?.rows ?? []

  return {
    status: state.status,
    rows: sortBlindRows(rows, sort),
    /** Ends of the axis that all intervals share. */
    axis: scoreAxis(rows),
    /** Language, numbers of votes and languages; null until they are loaded. */
    info: ready?.info ?? null,
    blindUse,
    sort,
    /** Load state of further rows; null if all are loaded. */
    more: ready && ready.rows.length < ready.total ? ready.more : null,
    /** Address of the file of all votes. */
    fileUrl: client.url(BLIND_VOTES_CSV),
    onSort: (column: BlindColumn) => setSort(nextSort(sort, column)),
    onMore: () => void store.loadMore(),
    onRetry: () => void store.load(),
    onUseChange,
    onLanguageChange,
  }
}

const pageOf = ({ rows, ...info }: BlindLeaderboard) => ({ rows, total: info.total, info })

/** Result of `useBlindLeaderboard`. */
export type BlindLeaderboardModel = ReturnType<typeof useBlindLeaderboard>

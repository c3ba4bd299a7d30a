import { createStore } from 'zustand/vanilla'
import type { StoreApi } from 'zustand/vanilla'
import { createLatestRequest } from '../requests/latestRequest.ts'

export type RowsState<Row, Info = undefined> =
  | { readonly status: 'loading' }
  | { readonly status: 'failed' }
  | {
      readonly status: 'ready'
      /** Rows of the loaded pages, best first. */
      readonly rows: readonly Row[]
      /** Number of rows on all pages. */
      readonly total: number
      /** What the last answer says about all rows. */
      readonly info: Info
      readonly more: 'idle' | 'loading' | 'failed'
    }

export interface RowsStore<Row, Info = undefined> extends Pick<
  StoreApi<RowsState<Row, Info>>,
  'getState' | 'getInitialState' | 'subscribe'
> {
  /** Loads the first page, or retries after a failure. */
  load: () => Promise<void>
  /** Loads the next page. */
  loadMore: () => Promise<void>
  /** Cancels pending requests. */
  stop: () => void
}

interface Page<Row, Info> {
  readonly rows: readonly Row[]
  readonly total: number
  readonly info: Info
}

interface RowsOptions<Row, Info> {
  pageSize: number
  /** First page, if available. */
  initial?: Page<Row, Info> | null | undefined
  keyOf: (row: Row) => string
  /** Loads a page, from 1. */
  ask: (page: number, signal: AbortSignal) => Promise<Page<Row, Info>>
}

/** Store of the pages of a leaderboard. */
export function createRowsStore<Row, Info = undefined>(options: RowsOptions<Row, Info>): RowsStore<Row, Info> {
  const { pageSize, initial, keyOf, ask } = options
  const store = createStore<RowsState<Row, Info>>(() =>
    initial ? { status: 'ready', ...initial, more: 'idle' } : { status: 'loading' },
  )
  const request = createLatestRequest()
  let page = 1

  function load(): Promise<void> {
    page = 1
    store.setState({ status: 'loading' }, true)
    return request.send(
      (signal) => ask(1, signal),
      (first) => store.setState({ status: 'ready', ...first, more: 'idle' }),
      (error) => {
        console.error('The leaderboard could not be loaded.', error)
        store.setState({ status: 'failed' })
      },
    )
  }

  async function loadMore(): Promise<void> {
    const state = store.getState()
    if (state.status !== 'ready' || state.more === 'loading' || state.rows.length >= state.total) return
    store.setState({ more: 'loading' })
    await request.send(
      (signal) => ask(page + 1, signal),
      (result) => {
        page += 1
        // The order may have changed meanwhile.
        const known = new Set(state.rows.map(keyOf))
        const rows = [...state.rows, ...result.rows.filter((row) => !known.has(keyOf(row)))]
        const isLast = page * pageSize >= result.total
        const total = isLast ? rows.length : result.total
        store.setState({ rows, total, info: result.info, more: 'idle' })
      },
      (error) => {
        console.error('More of the leaderboard could not be loaded.', error)
        store.setState({ more: 'failed' })
      },
    )
  }

  function stop(): void {
    request.drop()
    const state = store.getState()
    if (state.status === 'ready' && state.more === 'loading') store.setState({ more: 'idle' })
  }

  return { ...store, load, loadMore, stop }
}

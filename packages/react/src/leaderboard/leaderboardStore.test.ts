import { createFakeClient, searchResultFixture } from '@voice-rankings/testkit'
import type { FakeHandlers } from '@voice-rankings/testkit'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createLeaderboardStore } from './leaderboardStore.ts'
import type { LeaderboardFilters } from './leaderboardStore.ts'
import { RATED_VOICES, ratedVoice } from './testing/ratedVoices.ts'

const page = (n: number) => Array.from({ length: 2 }, (_, at) => ratedVoice(`Voice ${n}.${at}`, 4))
const paged =
  (total: number): NonNullable<FakeHandlers['voices.search']> =>
  (input) =>
    searchResultFixture(page(Number(input.page)), { total, limit: 2, page: Number(input.page) })

function setup(searchVoices: NonNullable<FakeHandlers['voices.search']>, filters: LeaderboardFilters = {}) {
  const client = createFakeClient({ 'voices.search': searchVoices })
  const initial = searchResultFixture(page(1), { total: 5, limit: 2 })
  return {
    client,
    store: createLeaderboardStore({ client, filters }),
    begun: createLeaderboardStore({ client, filters, initial }),
  }
}

beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue())
afterEach(() => vi.restoreAllMocks())

test('the leaderboard requests the best-rated voices with its filters', async () => {
  const { store, client } = setup(() => searchResultFixture(RATED_VOICES))
  await store.load()
  expect(store.getState()).toMatchObject({ status: 'ready', rows: RATED_VOICES, total: 7 })
  expect(client.calls[0]?.input).toEqual({ languageCode: 'all', sort: '-rating', limit: 50, page: 1 })
  const wanted = { languageCode: 'de', gender: 'male', service: 'espeak' } as const
  const other = setup(() => searchResultFixture([]), wanted)
  await other.store.load()
  expect(other.client.calls[0]?.input).toMatchObject(wanted)
})

test('the leaderboard reports a load failure and can be loaded again', async () => {
  const answers = [() => Promise.reject(new Error('offline')), () => searchResultFixture(RATED_VOICES)]
  const { store } = setup(() => answers.shift()?.() ?? searchResultFixture([]))
  await store.load()
  expect(store.getState()).toEqual({ status: 'failed' })
  await store.load()
  expect(store.getState().status).toBe('ready')
})

test('the leaderboard starts with a server-rendered page and continues to the end', async () => {
  const { begun, client } = setup(paged(5))
  await begun.loadMore()
  await begun.loadMore()
  await begun.loadMore()
  expect(client.calls.map(({ input }) => (input as { page: number }).page)).toEqual([2, 3])
  expect(begun.getState()).toMatchObject({ status: 'ready', total: 6, more: 'idle' })
})

test('the leaderboard shows no voice twice if the order changed between two pages', async () => {
  const { begun } = setup(() =>
    searchResultFixture([...page(1).slice(1), ratedVoice('New', 3.9)], { total: 5, limit: 2 }),
  )
  await begun.loadMore()
  const state = begun.getState()
  expect(state.status === 'ready' && state.rows.map(({ voice_name }) => voice_name)).toEqual([
    'Voice 1.0',
    'Voice 1.1',
    'New',
  ])
})

test('the leaderboard keeps its voices if loading more fails', async () => {
  const { begun } = setup(() => Promise.reject(new Error('offline')))
  await begun.loadMore()
  expect(begun.getState()).toMatchObject({ status: 'ready', rows: page(1), more: 'failed' })
})

test('a stopped leaderboard can continue to its next page', async () => {
  const signals: (AbortSignal | undefined)[] = []
  const { begun, client } = setup((input, { signal }) => {
    signals.push(signal)
    return paged(5)(input, {})
  })
  const loading = begun.loadMore()
  expect(begun.getState()).toMatchObject({ status: 'ready', rows: page(1), more: 'loading' })
  begun.stop()
  await loading
  expect(signals[0]?.aborted).toBe(true)
  expect(begun.getState()).toEqual({ status: 'ready', rows: page(1), total: 5, more: 'idle' })
  await begun.loadMore()
  expect(client.calls.map(({ input }) => (input as { page: number }).page)).toEqual([2, 2])
  expect(begun.getState()).toEqual({ status: 'ready', rows: [...page(1), ...page(2)], total: 5, more: 'idle' })
})

test('a stopped leaderboard keeps its loading state or its voices', () => {
  const { store, begun } = setup(paged(5))
  store.stop()
  expect(store.getState()).toEqual({ status: 'loading' })
  const onChange = vi.fn()
  begun.subscribe(onChange)
  begun.stop()
  expect(onChange).not.toHaveBeenCalled()
})

test('the leaderboard requests one page at a time, and none before the first', async () => {
  const { store, begun, client } = setup(paged(5))
  await store.loadMore()
  expect(client.calls).toEqual([])
  await Promise.all([begun.loadMore(), begun.loadMore()])
  expect(client.calls).toHaveLength(1)
})

test('the leaderboard forgets its voices when it is loaded again, and logs failures', async () => {
  const offline = new Error('offline')
  const { begun, client } = setup(() => Promise.reject(offline))
  await begun.loadMore()
  expect(console.error).toHaveBeenLastCalledWith('More of the leaderboard could not be loaded.', offline)
  const loading = begun.load()
  expect(begun.getState()).toEqual({ status: 'loading' })
  await loading
  expect(begun.getState()).toEqual({ status: 'failed' })
  expect(console.error).toHaveBeenLastCalledWith('The leaderboard could not be loaded.', offline)
  expect(client.calls.map(({ input }) => (input as { page: number }).page)).toEqual([2, 1])
})

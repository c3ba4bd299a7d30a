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
  expect(store.getState()).toMatchObject({ status: 'ready', voices: RATED_VOICES, total: 7 })
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
  expect(state.status === 'ready' && state.voices.map(({ voice_name }) => voice_name)).toEqual([
    'Voice 1.0',
    'Voice 1.1',
    'New',
  ])
})

test('the leaderboard keeps its voices if loading more fails', async () => {
  const { begun } = setup(() => Promise.reject(new Error('offline')))
  await begun.loadMore()
  expect(begun.getState()).toMatchObject({ status: 'ready', voices: page(1), more: 'failed' })
})

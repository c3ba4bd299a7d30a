import { createFakeClient, searchResultFixture, voiceListingFixture } from '@voice-rankings/testkit'
import type { FakeHandlers } from '@voice-rankings/testkit'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createFavoriteVoicesStore } from './favoriteVoicesStore.ts'

const clara = voiceListingFixture()
const other = voiceListingFixture({ voice_id: 'espeak-other--plain' })
const initial = searchResultFixture([clara])
const both = searchResultFixture([clara, other])

function setup(search: NonNullable<FakeHandlers['voices.search']>, loaded: typeof initial | null = null) {
  const client = createFakeClient({ 'voices.search': search })
  return { client, store: createFavoriteVoicesStore({ client, initial: loaded }) }
}

beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue())
afterEach(() => vi.restoreAllMocks())

test('the favourite voices of all languages are loaded by name', async () => {
  const { store, client } = setup(() => initial)
  expect(store.getState()).toEqual({ status: 'loading' })
  await store.load()
  expect(store.getState()).toEqual({ status: 'ready', result: initial })
  expect(client.calls).toEqual([
    { name: 'voices.search', input: { favorites: 'true', languageCode: 'all', sort: 'name', limit: 48 } },
  ])
})

test('the favourite voices are ready at once with a loaded result', () => {
  const { store, client } = setup(() => both, initial)
  expect(store.getState()).toEqual({ status: 'ready', result: initial })
  expect(client.calls).toEqual([])
})

test('the favourite voices can be loaded again after a failure, which is logged', async () => {
  const offline = new Error('offline')
  const answers = [() => Promise.reject(offline), () => initial]
  const { store, client } = setup(() => answers.shift()?.() ?? both, both)
  await store.load()
  expect(store.getState()).toEqual({ status: 'failed' })
  expect(client.calls).toHaveLength(1)
  expect(console.error).toHaveBeenCalledWith('The favorite voices could not be loaded.', offline)
  const loaded = store.load()
  expect(store.getState()).toEqual({ status: 'loading' })
  await loaded
  expect(store.getState()).toEqual({ status: 'ready', result: initial })
})

test('the favourite voices stay visible while a new one is loaded', async () => {
  const { store } = setup(() => both, initial)
  const added = store.add(other.voice_id)
  expect(store.getState()).toEqual({ status: 'ready', result: initial })
  await added
  expect(store.getState()).toEqual({ status: 'ready', result: both })
})

test('the favourite voices stay visible if loading a new one fails', async () => {
  const { store } = setup(() => Promise.reject(new Error('offline')), initial)
  await store.add(other.voice_id)
  expect(store.getState()).toEqual({ status: 'ready', result: initial })
})

test.each([
  ['a voice that is already listed', both, clara.voice_id],
  ['a voice before the list is loaded', null, other.voice_id],
])('nothing is requested for %s', async (_, loaded, voiceId) => {
  const { store, client } = setup(() => both, loaded)
  await store.add(voiceId)
  expect(client.calls).toEqual([])
})

test('a stopped request is aborted and its answer is ignored', async () => {
  let aborted: AbortSignal | undefined
  const { store } = setup((_, { signal }) => {
    aborted = signal
    return initial
  })
  const loaded = store.load()
  store.stop()
  await loaded
  expect(aborted?.aborted).toBe(true)
  expect(store.getState()).toEqual({ status: 'loading' })
})

import { PLAYLISTS_LIMIT } from '@voice-rankings/contract'
import type { NewPlaylistItem } from '@voice-rankings/contract'
import { ConnectionError } from '@voice-rankings/sdk'
import { createFakeClient, createFakeClock } from '@voice-rankings/testkit'
import type { FakeHandlers } from '@voice-rankings/testkit'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { itemFixture, playlistFixture } from '../testing/playlistFixture.ts'
import { refusal } from '../../testing/refusal.ts'
import { createPlaylistMenuStore, matchingPlaylists, newPlaylistName } from './playlistMenuStore.ts'

const ITEM: NewPlaylistItem = { kind: 'snippet', voice_snippet_id: 's1' }
const EVENING = playlistFixture()
const MORNING = playlistFixture({ playlist_id: 'p2', playlist_name: 'Morning news' })
const REFUSED = refusal('conflict', 'The playlist is full.')

/** Time after which the menu closes by itself. */
const CLOSES_MS = 1200

/** An open menu with two playlists. */
async function setup(handlers: FakeHandlers = {}) {
  const clock = createFakeClock()
  const client = createFakeClient({
    'playlists.list': () => ({ playlists: [EVENING, MORNING] }),
    'playlists.create': ({ playlist_name }) => ({
      playlist: playlistFixture({ playlist_id: 'p3', playlist_name, item_count: 0 }),
    }),
    'playlists.add': ({ playlist_id }) => ({
      playlist: playlistFixture({ playlist_id, playlist_name: `with the item: ${playlist_id}` }),
      item: itemFixture('a', 'Amelia'),
    }),
    ...handlers,
  })
  const store = createPlaylistMenuStore({ client, item: ITEM, clock })
  store.open()
  await clock.advance(0)
  return {
    store,
    clock,
    state: store.getState,
    sent: client.inputsOf,
    ids: () => store.getState().playlists.map(({ playlist_id }) => playlist_id),
    typed(filter: string) {
      store.setFilter(filter)
      return { store, state: store.getState }
    },
  }
}

beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue())
afterEach(() => vi.restoreAllMocks())

describe('the menu of playlists', () => {
  it('loads nothing before it is opened', () => {
    const client = createFakeClient()
    const store = createPlaylistMenuStore({ client, item: ITEM, clock: createFakeClock() })
    expect([client.calls, store.getState()]).toEqual([
      [],
      { open: false, status: 'loading', playlists: [], filter: '', adding: 'idle', playlistId: null, problem: null },
    ])
  })

  it('loads the list each time it is opened, and shows the known one meanwhile', async () => {
    const { store, state, sent } = await setup()
    expect(state()).toMatchObject({ open: true, status: 'ready', playlists: [EVENING, MORNING] })
    store.close()
    expect(state().open).toBe(false)
    store.open()
    expect(state()).toMatchObject({ open: true, status: 'ready', playlists: [EVENING, MORNING] })
    expect(sent('playlists.list')).toEqual([{}, {}])
  })

  it('shows no list that arrives after it was closed', async () => {
    const lists = [[EVENING], [MORNING]]
    const { store, state, clock } = await setup({ 'playlists.list': async () => ({ playlists: lists.shift()! }) })
    store.close()
    store.open()
    store.close()
    await clock.advance(0)
    expect(state()).toMatchObject({ open: false, playlists: [EVENING] })
  })

  it('says that the list did not load, and loads it again', async () => {
    const answers = [() => Promise.reject(new ConnectionError('offline')), () => ({ playlists: [MORNING] })]
    const { store, state, clock } = await setup({ 'playlists.list': () => answers.shift()!() })
    expect(state().status).toBe('failed')
    void store.load()
    expect(state().status).toBe('loading')
    await clock.advance(0)
    expect(state()).toMatchObject({ status: 'ready', playlists: [MORNING] })
  })

  it('forgets what was typed, and an error, when it is opened again', async () => {
    const { store, state } = await setup({ 'playlists.add': () => Promise.reject(REFUSED) })
    await store.add('p1')
    store.setFilter('mor')
    store.close()
    store.open()
    expect(state()).toMatchObject({ filter: '', problem: null, adding: 'idle' })
  })
})

describe('a typed text', () => {
  it.each([
    ['', ['p1', 'p2']],
    [' MORNING ', ['p2']],
    ['ing', ['p1', 'p2']],
    ['noon', []],
  ])('%j finds the playlists with it in their names', async (text, found) => {
    const { state } = (await setup()).typed(text)
    expect(matchingPlaylists(state()).map(({ playlist_id }) => playlist_id)).toEqual(found)
  })

  it.each([
    [' Noon ', 'Noon'],
    ['Evening', 'Evening'],
    ['evening READING ', null],
    ['  ', null],
  ])('%j names the new playlist %j', async (text, name) => {
    expect(newPlaylistName((await setup()).typed(text).state())).toBe(name)
  })

  it('names no new playlist before the list is known', async () => {
    const { typed } = await setup({ 'playlists.list': () => Promise.reject(new ConnectionError('offline')) })
    expect(newPlaylistName(typed('Noon').state())).toBeNull()
  })

  it.each([
    ['one less than', PLAYLISTS_LIMIT - 1, 'Noon'],
    ['as many as', PLAYLISTS_LIMIT, null],
  ])('names a new playlist of a person with %s the maximum: %s → %j', async (_what, count, name) => {
    const playlists = Array.from({ length: count }, (_, n) => playlistFixture({ playlist_id: `p${n}` }))
    const { typed } = await setup({ 'playlists.list': () => ({ playlists }) })
    expect(newPlaylistName(typed('Noon').state())).toBe(name)
  })
})

describe('adding to a playlist', () => {
  it('adds the item, shows the changed playlist in its place, and closes the menu after a moment', async () => {
    const { store, state, sent, clock } = await setup()
    store.setFilter('morning')
    const added = store.add('p2')
    expect(state()).toMatchObject({ adding: 'adding', playlistId: 'p2', filter: 'morning' })
    await added
    expect(sent('playlists.add')).toEqual([{ playlist_id: 'p2', item: ITEM }])
    expect(state()).toMatchObject({ adding: 'added', playlistId: 'p2', filter: '', open: true })
    expect(state().playlists.map(({ playlist_name }) => playlist_name)).toEqual([
      'Evening reading',
      'with the item: p2',
    ])
    await clock.advance(CLOSES_MS - 1)
    expect(state().open).toBe(true)
    await clock.advance(1)
    expect(state().open).toBe(false)
    store.open()
    expect(state().adding).toBe('idle')
  })

  it('adds to one playlist at a time', async () => {
    const { store, sent } = await setup()
    await Promise.all([store.add('p1'), store.add('p2')])
    expect(sent('playlists.add')).toEqual([{ playlist_id: 'p1', item: ITEM }])
  })

  it('stays open when another playlist is chosen before it closes', async () => {
    const { store, state, clock } = await setup()
    await store.add('p1')
    await clock.advance(CLOSES_MS - 1)
    await store.add('p2')
    await clock.advance(1)
    expect(state()).toMatchObject({ open: true, playlistId: 'p2' })
  })

  it('stays open when it was closed and opened again before it closes', async () => {
    const { store, state, clock } = await setup()
    await store.add('p1')
    store.close()
    store.open()
    await clock.advance(CLOSES_MS)
    expect(state().open).toBe(true)
  })

  it('goes on while the menu is closed and opened', async () => {
    const { store, state } = await setup({ 'playlists.add': () => new Promise(() => {}) })
    void store.add('p1')
    store.close()
    store.open()
    expect(state().adding).toBe('adding')
  })

  it('shows a playlist first that the list did not have', async () => {
    const { store, ids } = await setup()
    await store.add('p9')
    expect(ids()).toEqual(['p9', 'p1', 'p2'])
  })

  it.each([
    ['with its reason', REFUSED, 'The playlist is full.'],
    ['without a reason', new ConnectionError('offline'), ''],
  ])('says that it failed, %s, and can be tried again', async (_what, error, problem) => {
    const answers = [() => Promise.reject(error), () => ({ playlist: EVENING, item: itemFixture('a', 'Amelia') })]
    const { store, state } = await setup({ 'playlists.add': () => answers.shift()!() })
    await store.add('p1')
    expect(state()).toMatchObject({ adding: 'idle', problem, open: true })
    await store.add('p1')
    expect(state()).toMatchObject({ adding: 'added', problem: null })
  })
})

describe('creating a playlist', () => {
  it('takes the typed name, adds the item, and shows it first', async () => {
    const { store, typed, state, sent, ids } = await setup()
    typed(' Noon ')
    const created = store.create()
    expect(state()).toMatchObject({ adding: 'adding', playlistId: null })
    await created
    expect(sent('playlists.create')).toEqual([{ playlist_name: 'Noon' }])
    expect(sent('playlists.add')).toEqual([{ playlist_id: 'p3', item: ITEM }])
    expect([state().playlistId, ids()]).toEqual(['p3', ['p3', 'p1', 'p2']])
  })

  it('keeps the playlist in the list if the item cannot be added', async () => {
    const { store, typed, state, ids } = await setup({ 'playlists.add': () => Promise.reject(REFUSED) })
    typed('Noon')
    await store.create()
    expect([state().adding, state().playlistId, ids()]).toEqual(['idle', 'p3', ['p3', 'p1', 'p2']])
  })

  it('creates none of a name that is in use', async () => {
    const { store, typed, sent } = await setup()
    typed('morning news')
    await store.create()
    expect(sent('playlists.create')).toEqual([])
  })
})

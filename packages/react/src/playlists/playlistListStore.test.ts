import { createFakeClient } from '@voice-rankings/testkit'
import type { FakeHandlers } from '@voice-rankings/testkit'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createPlaylistListStore } from './playlistListStore.ts'
import { playlistFixture } from './testing/playlistFixture.ts'
import { refusal } from '../testing/refusal.ts'

beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue())
afterEach(() => vi.restoreAllMocks())

const evening = playlistFixture()
const trains = playlistFixture({ playlist_id: 'p2', playlist_name: 'Trains' })
const ships = playlistFixture({ playlist_id: 'p3', playlist_name: 'Ships' })

const REFUSED = () => Promise.reject(refusal('conflict', 'Not now.'))
const OFFLINE = () => Promise.reject(new TypeError('offline'))

function setup(handlers: FakeHandlers = {}, initial: readonly (typeof evening)[] | undefined = [evening, trains]) {
  const client = createFakeClient({
    'playlists.list': () => ({ playlists: [evening, trains] }),
    'playlists.create': () => ({ playlist: ships }),
    'playlists.delete': (input) => input,
    'playlists.restore': () => ({ playlist: trains }),
    ...handlers,
  })
  const store = createPlaylistListStore(client, initial)
  return { store, state: store.getState, calls: client.calls }
}

describe('the list of playlists', () => {
  it('is loaded, and again after a failure', async () => {
    const list = vi.fn<NonNullable<FakeHandlers['playlists.list']>>(() => ({ playlists: [evening] }))
    const store = createPlaylistListStore(createFakeClient({ 'playlists.list': list.mockImplementationOnce(OFFLINE) }))
    const empty = { playlists: [], deleted: null, problem: null, isCreating: false }
    expect(store.getState()).toEqual({ status: 'loading', ...empty })
    await store.load()
    expect(store.getState()).toEqual({ status: 'failed', ...empty })
    await store.load()
    expect(store.getState()).toEqual({ status: 'ready', ...empty, playlists: [evening] })
  })

  it('is there at once if it is known', () => {
    expect(setup().state()).toMatchObject({ status: 'ready', playlists: [evening, trains] })
  })

  it('does not change any more after it stopped', async () => {
    const { store, state } = setup({}, [])
    const loaded = store.load()
    store.stop()
    await loaded
    expect(state().playlists).toEqual([])
  })

  it('begins with a new playlist, whose name has no spaces around it', async () => {
    const { store, state, calls } = setup()
    const created = store.create(' Ships ')
    expect(state()).toMatchObject({ isCreating: true, problem: null })
    expect(await created).toBe(ships)
    expect(calls).toEqual([{ name: 'playlists.create', input: { playlist_name: 'Ships' } }])
    expect(state()).toMatchObject({ isCreating: false, playlists: [ships, evening, trains] })
  })

  it('leaves a deleted playlist out at once, until it is restored', async () => {
    const { store, state, calls } = setup()
    const removed = store.remove(trains)
    expect(state()).toMatchObject({ playlists: [evening], deleted: trains })
    await removed
    expect(state()).toMatchObject({ playlists: [evening], deleted: trains, problem: null })
    await store.restore()
    await store.restore()
    expect(state()).toMatchObject({ playlists: [evening, trains], deleted: null, problem: null })
    expect(calls).toEqual([
      { name: 'playlists.delete', input: { playlist_id: 'p2' } },
      { name: 'playlists.restore', input: { playlist_id: 'p2' } },
      { name: 'playlists.list', input: {} },
    ])
  })

  it.each([
    ['create', 'Not now.', REFUSED, null],
    ['create', '', OFFLINE, null],
    ['delete', 'Not now.', REFUSED, null],
    ['restore', 'Not now.', REFUSED, trains],
  ] as const)(
    'stays as it was when the server does not %s, with the message “%s”',
    async (kind, message, answer, deleted) => {
      const { store, state } = setup({ [`playlists.${kind}`]: answer })
      if (kind === 'restore') await store.remove(trains)
      const { playlists } = state()
      const act = { create: () => store.create('Ships'), delete: () => store.remove(trains), restore: store.restore }[
        kind
      ]
      expect((await act()) ?? null).toBeNull()
      expect(state()).toEqual({ status: 'ready', playlists, deleted, problem: { kind, message }, isCreating: false })
    },
  )

  it('keeps what changed in the meantime when a playlist is not deleted', async () => {
    const { store, state } = setup({
      'playlists.delete': (input) => (input.playlist_id === 'p1' ? REFUSED() : input),
    })
    await Promise.all([store.remove(evening), store.remove(trains)])
    expect(state()).toMatchObject({ playlists: [evening], deleted: trains })
  })

  it.each([
    ['creation', ({ store }: ReturnType<typeof setup>) => store.create('Ships')],
    ['deletion', ({ store }: ReturnType<typeof setup>) => store.remove(evening)],
    ['restoring', ({ store }: ReturnType<typeof setup>) => store.restore()],
  ])('forgets the last problem with the next %s', async (_action, act) => {
    const list = setup({ 'playlists.create': REFUSED })
    await list.store.remove(trains)
    await list.store.create('Ships')
    const acted = act(list)
    expect(list.state().problem).toBeNull()
    await acted
  })
})

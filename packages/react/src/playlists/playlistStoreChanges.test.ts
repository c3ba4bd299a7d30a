import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { PlaylistStore } from './playlistStore.ts'
import { closePlaylists, ITEM_MS, openPlaylist } from './testing/openPlaylist.ts'
import { itemFixture, playableFixture, playlistFixture } from './testing/playlistFixture.ts'
import { refusal } from '../testing/refusal.ts'

beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue())
afterEach(() => {
  closePlaylists()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const REFUSED = () => Promise.reject(refusal('conflict', 'Not now.'))
const OFFLINE = () => Promise.reject(new TypeError('offline'))
const GONE = () => Promise.reject(refusal('not_found', 'Gone.'))

/** A playlist of the server with so many items. */
const counted = (item_count: number) => ({ playlist: playlistFixture({ item_count }) })

/** The playlist as another page changed it. */
const elsewhere = () => playableFixture({ items: [itemFixture('d', 'Dora')] })

describe('moving an item', () => {
  it.each([
    ['first', 'c', null, ['c', 'a', 'b']],
    ['behind another one', 'c', 'a', ['a', 'c', 'b']],
    ['last', 'a', 'c', ['b', 'c', 'a']],
  ])('shows it %s at once', async (_place, id, after, expected) => {
    const { store, state, ids, inputsOf } = openPlaylist({ 'playlists.move': () => ({ item_ids: expected }) })
    const moved = store.move(id, after)
    expect(ids()).toEqual(expected)
    expect(state().isSaving).toBe(true)
    await moved
    expect(inputsOf('playlists.move')).toEqual([{ playlist_id: 'p1', item_id: id, after_item_id: after }])
    expect(ids()).toEqual(expected)
    expect(state()).toMatchObject({ isSaving: false, isChangedElsewhere: false, problem: null })
  })

  it('changes what is played next', async () => {
    const { store, sequence, current, hear } = openPlaylist({ 'playlists.move': () => ({ item_ids: ['a', 'c', 'b'] }) })
    await sequence().play()
    await store.move('c', 'a')
    hear(ITEM_MS)
    expect(current()).toBe('c')
  })

  it('sends quick moves one after the other, and compares only the last answer', async () => {
    const answers = [
      ['b', 'a', 'c'],
      ['c', 'b', 'a'],
    ]
    const { store, state, ids, inputsOf } = openPlaylist({
      'playlists.move': () => ({ item_ids: answers.shift() ?? [] }),
    })
    await Promise.all([store.move('b', null), store.move('c', null)])
    expect(inputsOf('playlists.move')).toMatchObject([{ item_id: 'b' }, { item_id: 'c' }])
    expect(ids()).toEqual(['c', 'b', 'a'])
    expect(state()).toMatchObject({ isChangedElsewhere: false, isSaving: false })
  })

  it('is being saved until the last of several moves is answered', async () => {
    const answers: ((item_ids: string[]) => void)[] = []
    const { store, state } = openPlaylist({
      'playlists.move': () => new Promise((resolve) => answers.push((item_ids) => resolve({ item_ids }))),
    })
    const first = store.move('b', null)
    const second = store.move('c', null)
    await vi.waitFor(() => expect(answers).toHaveLength(1))
    answers[0]?.(['b', 'a', 'c'])
    await first
    expect(state().isSaving).toBe(true)
    await vi.waitFor(() => expect(answers).toHaveLength(2))
    answers[1]?.(['c', 'b', 'a'])
    await second
    expect(state().isSaving).toBe(false)
  })

  it.each([
    ['the same order', 0, ['b', 'a', 'c'], false],
    ['the same order, with an item that the visitor may not hear', 1, ['b', 'hidden', 'a', 'c'], false],
    ['another order', 0, ['b', 'c', 'a'], true],
    ['another order of as many items', 1, ['hidden', 'b', 'c', 'a'], true],
    ['an item less', 0, ['b', 'a'], true],
    ['an item more', 0, ['b', 'a', 'c', 'd'], true],
    ['fewer items that the visitor may not hear', 1, ['b', 'a', 'c'], true],
  ])('finds out about changes elsewhere by an answer with %s', async (_what, left_out_count, item_ids, isChanged) => {
    const { store, state, ids } = openPlaylist(
      { 'playlists.move': () => ({ item_ids }), 'playlists.get': elsewhere },
      { initial: playableFixture({ left_out_count }) },
    )
    await store.move('b', null)
    expect(state().isChangedElsewhere).toBe(isChanged)
    expect(ids()).toEqual(isChanged ? ['d'] : ['b', 'a', 'c'])
  })
})

describe('removing an item', () => {
  it.each([
    ['the first', 'a', null, ['b', 'c']],
    ['another', 'b', 'a', ['a', 'c']],
  ])('leaves %s out at once, and keeps it to put it back', async (_which, id, after, left) => {
    const { store, state, ids, inputsOf } = openPlaylist({ 'playlists.remove': () => counted(2) })
    const removed = store.remove(id)
    expect(ids()).toEqual(left)
    await removed
    expect(inputsOf('playlists.remove')).toEqual([{ playlist_id: 'p1', item_id: id }])
    expect(ids()).toEqual(left)
    expect(state()).toMatchObject({ removed: { item: { item_id: id }, after }, isChangedElsewhere: false })
  })

  it.each([
    ['as many items as shown', 0, 2, false],
    ['as many items with those that the visitor may not hear', 1, 3, false],
    ['another number of items', 0, 3, true],
  ])('finds out about changes elsewhere by an answer with %s', async (_what, left_out_count, count, isChanged) => {
    const { store, state, ids } = openPlaylist(
      { 'playlists.remove': () => counted(count), 'playlists.get': elsewhere },
      { initial: playableFixture({ left_out_count }) },
    )
    await store.remove('b')
    expect(state().isChangedElsewhere).toBe(isChanged)
    expect(ids()).toEqual(isChanged ? ['d'] : ['a', 'c'])
  })

  it('shows that the playlist was deleted on another page', async () => {
    const { store, state } = openPlaylist({ 'playlists.remove': GONE, 'playlists.get': GONE })
    await store.remove('a')
    expect(state()).toMatchObject({ status: 'missing', open: null })
  })
})

describe('putting an item back', () => {
  it('adds it again at its place', async () => {
    const added = { ...itemFixture('b', 'Bella'), item_id: 'b again' }
    const { store, state, ids, inputsOf } = openPlaylist({
      'playlists.remove': () => counted(2),
      'playlists.add': () => ({ ...counted(3), item: added }),
    })
    await store.remove('b')
    const back = store.putBack()
    expect(state().removed).toBeNull()
    await back
    const item = { kind: 'snippet', voice_snippet_id: 's-b' }
    expect(inputsOf('playlists.add')).toEqual([{ playlist_id: 'p1', item, after_item_id: 'a' }])
    expect(ids()).toEqual(['a', 'b again', 'c'])
    expect(state().isChangedElsewhere).toBe(false)
  })

  it('does nothing if none was removed', async () => {
    const { store, state, inputsOf } = openPlaylist()
    await store.putBack()
    expect(inputsOf('playlists.add')).toEqual([])
    expect(state()).toMatchObject({ problem: null, isSaving: false })
  })
})

describe('a change of a playlist', () => {
  it('gives it another name, without spaces around it', async () => {
    const playlist = playlistFixture({ playlist_name: 'Trains' })
    const { store, state, inputsOf } = openPlaylist({ 'playlists.rename': () => ({ playlist }) })
    expect(await store.rename(' Trains ')).toBe(true)
    expect(inputsOf('playlists.rename')).toEqual([{ playlist_id: 'p1', playlist_name: 'Trains' }])
    expect(state()).toMatchObject({ open: { playlist, isOwn: true }, isChangedElsewhere: false })
  })

  it('sets the pause between its items at once', async () => {
    vi.useFakeTimers()
    const { store, state, sequence, hear, inputsOf } = openPlaylist({ 'playlists.pause': () => counted(3) })
    const changed = store.pause(1000)
    expect(state().open?.playlist).toEqual(playlistFixture({ playlist_pause: 1000 }))
    expect(await changed).toBe(true)
    expect(inputsOf('playlists.pause')).toEqual([{ playlist_id: 'p1', playlist_pause: 1000 }])
    await sequence().play()
    hear(ITEM_MS)
    await vi.advanceTimersByTimeAsync(999)
    expect(sequence().getState().status).toBe('pausing')
    await vi.advanceTimersByTimeAsync(1)
    expect(sequence().getState().status).toBe('playing')
  })

  it('of an item that is gone is not sent', async () => {
    const { store, state, ids } = openPlaylist()
    await store.move('x', null)
    await store.remove('x')
    expect(ids()).toEqual(['a', 'b', 'c'])
    expect(state()).toMatchObject({ removed: null, problem: null, isSaving: false })
  })

  it.each([
    ['the message of the server', REFUSED, 'Not now.'],
    ['no message without an answer', OFFLINE, ''],
  ])('that fails is a problem with %s, and the playlist is loaded again', async (_message, answer, problem) => {
    const { store, state, ids } = openPlaylist({
      'playlists.remove': answer,
      'playlists.rename': answer,
      'playlists.get': elsewhere,
    })
    await store.remove('a')
    expect(state()).toMatchObject({ problem, removed: null, isSaving: false, isChangedElsewhere: false })
    expect(ids()).toEqual(['d'])
    expect(await store.rename('Trains')).toBe(false)
  })

  const atOdds = {
    'playlists.move': () => ({ item_ids: [] }),
    'playlists.rename': REFUSED,
    'playlists.get': () => playableFixture(),
  }
  it.each([
    ['the next change', (store: PlaylistStore) => void store.pause(0)],
    ['a dismissal', (store: PlaylistStore) => store.dismiss()],
  ])('leaves news about changes elsewhere, and a problem, until %s', async (_what, end) => {
    const { store, state } = openPlaylist({ ...atOdds, 'playlists.pause': () => counted(3) })
    await store.move('b', null)
    expect(state()).toMatchObject({ isChangedElsewhere: true })
    end(store)
    expect(state()).toMatchObject({ isChangedElsewhere: false })
    await store.rename('Trains')
    expect(state().problem).toBe('Not now.')
    end(store)
    expect(state().problem).toBeNull()
  })

  it('is no more offered to be undone after a dismissal', async () => {
    const { store, state } = openPlaylist({ 'playlists.remove': () => counted(2) })
    await store.remove('b')
    store.dismiss()
    expect(state().removed).toBeNull()
  })
})

import type { PlayablePlaylist } from '@voice-rankings/contract'
import type { FakeHandlers } from '@voice-rankings/testkit'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { workFixture } from '../works/testing/workFixture.ts'
import { closePlaylists, ITEM_MS, openPlaylist } from './testing/openPlaylist.ts'
import { itemFixture, playableFixture, playlistFixture, workItemFixture } from './testing/playlistFixture.ts'
import { refusal } from '../testing/refusal.ts'

beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue())
afterEach(() => {
  closePlaylists()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const GONE = () => Promise.reject(refusal('not_found', 'Gone.'))
const REFUSED = () => Promise.reject(refusal('forbidden', 'Not here.'))
const OFFLINE = () => Promise.reject(new TypeError('offline'))

/** A server that knows a playlist. */
const answered = (playlist = playableFixture()): FakeHandlers => ({ 'playlists.get': () => playlist })

const at = (item_id: string, position_ms: number) => ({ item_id, sentence_index: 0, position_ms })

/** Intervals are faked too, which the tests' settings leave out. */
const WITH_INTERVALS: Parameters<typeof vi.useFakeTimers>[0] = { toNotFake: ['nextTick', 'queueMicrotask'] }

describe('a playlist', () => {
  it('is loaded at the start if it is not known', async () => {
    const { store, state, ids, inputsOf } = openPlaylist(answered(playableFixture({ left_out_count: 2 })), {
      initial: undefined,
    })
    const nothing = { works: new Map(), removed: null, isChangedElsewhere: false, problem: null, isSaving: false }
    expect(state()).toEqual({ status: 'loading', open: null, ...nothing })
    store.start()
    await vi.waitFor(() => expect(state().status).toBe('ready'))
    expect(inputsOf('playlists.get')).toEqual([{ playlist_id: 'p1' }])
    expect(ids()).toEqual(['a', 'b', 'c'])
    expect(state().open).toMatchObject({ playlist: playlistFixture(), leftOut: 2, isOwn: true })
  })

  it('is not loaded if it is known', () => {
    const { store, state, inputsOf } = openPlaylist()
    store.start()
    expect(state().status).toBe('ready')
    expect(inputsOf('playlists.get')).toEqual([])
  })

  it.each([
    ['missing', 'does not exist', GONE],
    ['refused', 'may not be played here', REFUSED],
    ['failed', 'cannot be loaded', OFFLINE],
  ])('is %s if it %s, and can be loaded again', async (status, _why, fail) => {
    const get = vi.fn<NonNullable<FakeHandlers['playlists.get']>>(() => playableFixture()).mockImplementationOnce(fail)
    const { store, state } = openPlaylist({ 'playlists.get': get }, { initial: undefined })
    await store.load()
    expect(state()).toMatchObject({ status, open: null })
    const loaded = store.load()
    expect(state().status).toBe('loading')
    await loaded
    expect(state().status).toBe('ready')
  })

  it('stays open while it is loaded again, and if that fails', async () => {
    const { store, state } = openPlaylist({ 'playlists.get': OFFLINE })
    const { open } = state()
    const loaded = store.load()
    expect(state()).toMatchObject({ status: 'ready' })
    await loaded
    expect(state()).toMatchObject({ status: 'ready' })
    expect(state().open).toBe(open)
  })

  it('plays on when it is loaded again, in the new order', async () => {
    const [a, b, c] = playableFixture().items
    const { store, sequence, ids, current, hear } = openPlaylist(answered(playableFixture({ items: [a!, c!, b!] })))
    await sequence().play()
    await store.load()
    expect(ids()).toEqual(['a', 'c', 'b'])
    expect(sequence().getState().status).toBe('playing')
    hear(ITEM_MS)
    expect(current()).toBe('c')
  })

  it('is not shown any more after it stopped', async () => {
    const { store, state } = openPlaylist(answered(), { initial: undefined })
    store.start()
    store.stop()
    await new Promise(setImmediate)
    expect(state()).toMatchObject({ status: 'loading', open: null })
  })

  it.each([
    ['the first item', [workItemFixture('w'), itemFixture('a', 'Amelia')], null],
    ['the item that it comes to', [itemFixture('a', 'Amelia'), workItemFixture('w')], 'w'],
  ])('reads the text of a work that is %s', async (_which, items, next) => {
    const { store, state, player, inputsOf } = openPlaylist(
      { 'works.get': () => ({ work: workFixture() }) },
      { initial: playableFixture({ items }) },
    )
    expect(inputsOf('works.get')).toEqual([])
    store.start()
    if (next !== null) {
      expect(inputsOf('works.get')).toEqual([])
      player().goTo(next)
    }
    await vi.waitFor(() => expect([...state().works.keys()]).toEqual(['w1']))
  })
})

describe('the place in a playlist', () => {
  it('is saved when it is paused, and once only', async () => {
    const { store, sequence, hear, saved } = openPlaylist()
    store.start()
    await sequence().play()
    hear(120.4)
    expect(saved()).toEqual([])
    sequence().pause()
    store.save()
    expect(saved()).toEqual([at('a', 120)])
  })

  it('is the beginning after the end was heard', async () => {
    const { store, player, sequence, hear, saved } = openPlaylist()
    store.start()
    player().goTo('c')
    await sequence().play()
    hear(ITEM_MS)
    expect(saved()).toEqual([null])
  })

  it('is saved while it plays on, but at most every five seconds', async () => {
    vi.useFakeTimers()
    const items = ['a', 'b', 'c', 'd', 'e'].map((id) => itemFixture(id, id))
    const { store, sequence, hear, saved } = openPlaylist({}, { initial: playableFixture({ items }) })
    store.start()
    await sequence().play()
    const savedAfter = async (waitMs: number) => {
      await vi.advanceTimersByTimeAsync(waitMs)
      hear(ITEM_MS)
      return saved()
    }
    expect(await savedAfter(0)).toEqual([at('b', 0)])
    expect(await savedAfter(2500)).toEqual([at('b', 0)])
    expect(await savedAfter(2000)).toEqual([at('b', 0)])
    expect(await savedAfter(2000)).toEqual([at('b', 0), at('e', 0)])
  })

  it('is saved of a playlist that was loaded after the start', async () => {
    const { store, state, sequence, hear, saved } = openPlaylist(answered(), { initial: undefined })
    store.start()
    await vi.waitFor(() => expect(state().status).toBe('ready'))
    await sequence().play()
    hear(120)
    sequence().pause()
    expect(saved()).toEqual([at('a', 120)])
  })

  it('is not saved before it is played', () => {
    const { store, player, saved } = openPlaylist()
    store.start()
    player().goTo('b')
    store.save()
    store.stop()
    expect(saved()).toEqual([])
  })

  it('is not saved before the start', async () => {
    const { sequence, saved } = openPlaylist()
    await sequence().play()
    sequence().pause()
    expect(saved()).toEqual([])
  })

  it('is saved when the playlist stops, with its sound, and not after that', async () => {
    const { store, sequence, hear, saved, isSilent } = openPlaylist(answered())
    store.start()
    await sequence().play()
    hear(120)
    store.stop()
    expect(isSilent()).toBe(true)
    await store.load()
    await sequence().play()
    hear(50)
    sequence().pause()
    expect(saved()).toEqual([at('a', 120)])
  })

  it('is kept in the browser, and taken up there', async () => {
    const kept: unknown[] = []
    const places = { read: () => at('b', 100), write: (place: unknown) => void kept.push(place) }
    const { store, sequence, current, saved } = openPlaylist(answered(), { places })
    store.start()
    expect(current()).toBe('b')
    await sequence().play()
    sequence().pause()
    expect([kept, saved()]).toEqual([[at('b', 100)], []])
  })

  it('stays where it is when a playlist with a kept place is loaded again', async () => {
    const places = { read: () => at('b', 100), write: () => {} }
    const { store, player, sequence, current } = openPlaylist(answered(), { places })
    store.start()
    await sequence().play()
    sequence().pause()
    player().goTo('c')
    await store.load()
    expect(current()).toBe('c')
  })
})

describe('a playlist of somebody else', () => {
  const shared = playableFixture({ is_own: false })
  const open = (get: () => PlayablePlaylist | Promise<PlayablePlaylist> = () => shared, initial = shared) => {
    const opened = openPlaylist({ 'playlists.get': get }, { initial })
    return { ...opened, asked: () => opened.inputsOf('playlists.get').length }
  }

  it.each([
    ['missing', GONE],
    ['refused', REFUSED],
  ])('is %s and silent from the next item on, once its owner closes it', async (status, answer) => {
    const get = vi.fn<() => PlayablePlaylist | Promise<PlayablePlaylist>>(answer).mockReturnValueOnce(shared)
    const { store, state, sequence, hear, isSilent } = open(get)
    store.start()
    await sequence().play()
    hear(ITEM_MS)
    await vi.waitFor(() => expect(state()).toMatchObject({ status, open: null }))
    expect(isSilent()).toBe(true)
  })

  it('is loaded again when it is played, and plays on without an answer', async () => {
    const { store, sequence, asked } = open(OFFLINE)
    store.start()
    await sequence().play()
    await new Promise(setImmediate)
    expect(asked()).toBe(1)
    expect(sequence().getState().status).toBe('playing')
  })

  it('is loaded again at each start and each item, and otherwise not', async () => {
    vi.useFakeTimers()
    const { store, player, sequence, hear, asked } = open()
    store.start()
    await sequence().play()
    expect(asked()).toBe(1)
    hear(ITEM_MS)
    await vi.advanceTimersByTimeAsync(500)
    expect(asked()).toBe(2)
    sequence().pause()
    player().goTo('b', 0, 100)
    expect(asked()).toBe(2)
    await sequence().play()
    expect(asked()).toBe(3)
  })

  it('is loaded again every half minute while an item plays, until it stops', async () => {
    vi.useFakeTimers(WITH_INTERVALS)
    const { store, sequence, asked } = open()
    store.start()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(asked()).toBe(0)
    await sequence().play()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(asked()).toBe(3)
    store.stop()
    await sequence().play()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(asked()).toBe(3)
  })

  it('is loaded again in contrast to an own one', async () => {
    vi.useFakeTimers(WITH_INTERVALS)
    const { store, sequence, asked } = open(OFFLINE, playableFixture())
    store.start()
    await sequence().play()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(asked()).toBe(0)
  })
})

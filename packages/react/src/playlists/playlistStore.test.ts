import type { CallInput, keepPlaylistPosition } from '@voice-rankings/contract'
import { createPlayback } from '@voice-rankings/playback'
import { createFakeAudio, createFakeClient } from '@voice-rankings/testkit'
import type { FakeAudio, FakeHandlers } from '@voice-rankings/testkit'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { PlaylistPlaces } from './playlistPlaces.ts'
import { createPlaylistStore } from './playlistStore.ts'
import { playableFixture, playlistFixture, refusal } from './testing/playlistFixture.ts'

let saved: CallInput<typeof keepPlaylistPosition>['playlist_position'][]
let made: FakeAudio[]
beforeEach(() => {
  saved = []
  made = []
  vi.spyOn(console, 'error').mockReturnValue()
  return () => vi.restoreAllMocks()
})

function create(handlers: FakeHandlers = {}, initial = playableFixture(), places?: PlaylistPlaces) {
  const client = createFakeClient({
    'playlists.position'({ playlist_position }) {
      saved.push(playlist_position)
      return { playlist_position: null }
    },
    ...handlers,
  })
  return createPlaylistStore({
    client,
    playback: createPlayback({ openChannel: null }),
    playlistId: 'p1',
    initial,
    places,
    rate: 1,
    createAudio() {
      const audio = createFakeAudio(300)
      made.push(audio)
      return audio
    },
  })
}
const idsIn = (store: ReturnType<typeof create>) => store.getState().open?.items.map(({ item_id }) => item_id)

const gone = () => Promise.reject(refusal('not_found', 'Gone.'))
const refused = () => Promise.reject(refusal('forbidden', 'Not here.'))

describe('the store of a playlist', () => {
  it('sends quick moves one after the other, and compares only the last answer', async () => {
    const answers = [
      ['b', 'a', 'c'],
      ['c', 'b', 'a'],
    ]
    const moved: unknown[] = []
    const store = create({
      'playlists.move'({ item_id, after_item_id }) {
        moved.push([item_id, after_item_id])
        return { item_ids: answers.shift() ?? [] }
      },
    })
    await Promise.all([store.move('b', null), store.move('c', null)])
    expect(moved).toEqual([
      ['b', null],
      ['c', null],
    ])
    expect(idsIn(store)).toEqual(['c', 'b', 'a'])
    expect(store.getState()).toMatchObject({ isChangedElsewhere: false, isSaving: false })
  })

  it('shows that the playlist was deleted on another page', async () => {
    const store = create({ 'playlists.remove': gone, 'playlists.get': gone })
    await store.remove('a')
    expect(store.getState()).toMatchObject({ status: 'missing', open: null })
  })

  it('saves the beginning after the end was heard', async () => {
    const store = create()
    store.start()
    const { player } = store.getState().open!
    player.goTo('c')
    await player.sequence.play()
    made.find((audio) => !audio.paused)?.hear(300)
    expect(saved).toEqual([null])
  })

  it('saves the place once when it stops', async () => {
    const store = create()
    store.start()
    await store.getState().open!.player.sequence.play()
    made.find((audio) => !audio.paused)?.hear(120)
    store.stop()
    store.save()
    expect(saved).toEqual([{ item_id: 'a', sentence_index: 0, position_ms: 120 }])
  })

  describe('of somebody else', () => {
    const shared = playableFixture({ is_own: false, playlist: playlistFixture({ playlist_pause: 0 }) })

    it.each([
      ['missing', gone],
      ['refused', refused],
    ])('is %s and silent from the next item on, once its owner closes it', async (status, answer) => {
      let isClosed = false
      const store = create({ 'playlists.get': () => (isClosed ? answer() : shared) }, shared)
      store.start()
      await store.getState().open!.player.sequence.play()
      isClosed = true
      made.find((audio) => !audio.paused)?.hear(300)
      await vi.waitFor(() => expect(store.getState()).toMatchObject({ status, open: null }))
      expect(made.every((audio) => audio.paused)).toBe(true)
      store.stop()
    })

    it('is loaded again when it is played, and plays on without an answer', async () => {
      let asked = 0
      const store = create(
        {
          'playlists.get'() {
            asked += 1
            throw new Error('The test has no connection.')
          },
        },
        shared,
      )
      store.start()
      await store.getState().open!.player.sequence.play()
      await vi.waitFor(() => expect(asked).toBe(1))
      expect(store.getState().open?.player.sequence.getState().status).toBe('playing')
      store.stop()
    })

    it('is loaded again every half minute while an item plays', async () => {
      vi.useFakeTimers({ toNotFake: [] })
      let asked = 0
      const store = create(
        {
          'playlists.get'() {
            asked += 1
            return shared
          },
        },
        shared,
      )
      store.start()
      await store.getState().open!.player.sequence.play()
      await vi.advanceTimersByTimeAsync(60_000)
      expect(asked).toBe(3)
      store.stop()
      await vi.advanceTimersByTimeAsync(60_000)
      vi.useRealTimers()
      expect(asked).toBe(3)
    })
  })

  it('keeps the place in the browser, and begins there', async () => {
    const kept: unknown[] = []
    const store = create({}, playableFixture(), {
      read: () => ({ item_id: 'b', sentence_index: 0, position_ms: 100 }),
      write: (place) => kept.push(place),
    })
    store.start()
    const { player } = store.getState().open!
    expect(player.pieceAt(player.sequence.getState().index)?.item.item_id).toBe('b')
    await player.sequence.play()
    player.sequence.pause()
    expect([kept, saved]).toEqual([[{ item_id: 'b', sentence_index: 0, position_ms: 100 }], []])
    store.stop()
  })
})

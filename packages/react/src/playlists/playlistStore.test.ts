import type { CallInput, keepPlaylistPosition } from '@voice-rankings/contract'
import { createPlayback } from '@voice-rankings/playback'
import { createFakeAudio, createFakeClient } from '@voice-rankings/testkit'
import type { FakeAudio, FakeHandlers } from '@voice-rankings/testkit'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createPlaylistStore } from './playlistStore.ts'
import { playableFixture, refusal } from './testing/playlistFixture.ts'

let saved: CallInput<typeof keepPlaylistPosition>['playlist_position'][]
let made: FakeAudio[]
beforeEach(() => {
  saved = []
  made = []
  vi.spyOn(console, 'error').mockReturnValue()
  return () => vi.restoreAllMocks()
})

function create(handlers: FakeHandlers = {}) {
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
    initial: playableFixture(),
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
})

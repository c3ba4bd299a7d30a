import type { Work } from '@voice-rankings/contract'
import { createPlayback } from '@voice-rankings/playback'
import { createFakeAudio, createFakeClient, spokenSnippetFixture } from '@voice-rankings/testkit'
import type { FakeAudio } from '@voice-rankings/testkit'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createPlaylistPlayer } from './playlistPlayer.ts'
import type { PlaylistPlayer } from './playlistPlayer.ts'
import { speechFixture, workFixture } from '../works/testing/workFixture.ts'
import { itemFixture, workItemFixture } from './testing/playlistFixture.ts'
import { refusal } from '../testing/refusal.ts'

const LENGTH_MS = 300
const [a, b, c] = [itemFixture('a', 'Amelia'), itemFixture('b', 'Bella'), itemFixture('c', 'Clara')]
const RENEWED = '/snippets/snippet-b.mp3?access=2'
let made: FakeAudio[]
let player: PlaylistPlayer
let spoken: number[]
let readWork: () => { work: Work }

beforeEach(() => {
  vi.useFakeTimers()
  made = []
  spoken = []
  readWork = () => ({ work: workFixture() })
  player = createPlaylistPlayer({
    playback: createPlayback({ openChannel: null }),
    items: [a, b, c],
    position: null,
    rate: 1,
    pauseMs: () => 100,
    onTexts: (texts) => (spoken = [...(texts.get('w1')?.heard.keys() ?? [])]),
    client: createFakeClient({
      'works.get': () => readWork(),
      'works.sentence': ({ sentence_index, work_revision }) =>
        work_revision === readWork().work.work_revision
          ? speechFixture(Number(sentence_index))
          : Promise.reject(refusal('conflict', 'It was changed.')),
      'snippets.get': (input) => ({ snippet: spokenSnippetFixture({ ...input, voice_snippet_audio_url: RENEWED }) }),
    }),
    createAudio() {
      const audio = createFakeAudio(LENGTH_MS)
      made.push(audio)
      return audio
    },
  })
  return () => vi.useRealTimers()
})
const now = () => {
  const { status, index } = player.sequence.getState()
  const { item, sentence } = player.pieceAt(index) ?? {}
  return [status, item?.voice_name, ...(item?.kind === 'work' ? [sentence] : [])]
}
/** Hears the current sound to its end, and the pause after it. */
async function hearOut(pauseMs = 100): Promise<void> {
  made.find((audio) => !audio.paused)?.hear(LENGTH_MS)
  await vi.advanceTimersByTimeAsync(pauseMs)
}

describe('the player of a playlist', () => {
  it('plays on when the order changes, and follows the new order', async () => {
    await player.sequence.play()
    player.arrange([c, a, b])
    expect(now()).toEqual(['playing', 'Amelia'])
    await hearOut()
    expect(now()).toEqual(['playing', 'Bella'])
    await hearOut()
    expect(now()[0]).toBe('ended')
  })

  it('plays the next item when the one that plays is removed', async () => {
    await player.sequence.play()
    player.arrange([b, c])
    await vi.advanceTimersByTimeAsync(0)
    expect(now()).toEqual(['playing', 'Bella'])
  })

  it('goes to the item before when the last one is removed', () => {
    player.goTo('c')
    player.arrange([a, b])
    expect(now()[1]).toBe('Bella')
  })

  it('pauses when the only item is removed', async () => {
    player.arrange([a])
    await player.sequence.play()
    player.arrange([])
    expect(now()[0]).toBe('paused')
  })

  it('goes on from a new address when that of a private snippet has ended', async () => {
    player.arrange([{ ...b, item_audio_url: '/snippets/snippet-b.mp3?access=1' }])
    await player.sequence.play()
    made.find((audio) => !audio.paused)?.breakDown(2)
    await vi.advanceTimersByTimeAsync(0)
    expect([now()[0], made.find((audio) => !audio.paused)?.src]).toEqual(['playing', expect.stringContaining(RENEWED)])
  })

  describe('with a long text', () => {
    const work = workItemFixture('w')

    it('plays each sentence of it, and then the next item', async () => {
      player.arrange([work, b])
      player.playItem('w')
      await vi.advanceTimersByTimeAsync(0)
      const heard = []
      for (let left = 7; left > 0; left -= 1) {
        heard.push(now())
        await hearOut(1200)
      }
      expect(heard.map(([, name, sentence]) => [name, sentence])).toEqual([
        ...[0, 1, 2, 3, 4, 5].map((sentence) => ['Wilma', sentence]),
        ['Bella', undefined],
      ])
    })

    it('speaks two sentences ahead, and no more', async () => {
      player.arrange([work])
      player.playItem('w')
      await vi.advanceTimersByTimeAsync(0)
      expect(spoken).toEqual([0, 1, 2])
    })

    it('reads the text anew when it was changed while the playlist is open', async () => {
      player.arrange([work, b])
      player.playItem('w')
      await vi.advanceTimersByTimeAsync(0)
      readWork = () => ({ work: workFixture({ work_revision: 2 }) })
      player.playItem('w', 4)
      await vi.advanceTimersByTimeAsync(0)
      expect(now()).toEqual(['playing', 'Wilma', 4])
    })

    it.each([
      ['goes on with the next item when the text was deleted', 'not_found', ['playing', 'Bella'], true],
      ['stops when the server cannot be reached', 'internal', ['error', 'Wilma', 0], false],
    ] as const)('%s', async (_does, code, state, hasFailed) => {
      readWork = () => {
        throw refusal(code, 'Not now.')
      }
      player.arrange([work, b])
      player.playItem('w')
      await vi.advanceTimersByTimeAsync(0)
      expect([now(), player.hasFailed(work)]).toEqual([state, hasFailed])
    })
  })

  it('plays an item that is added while it plays', async () => {
    player.arrange([a])
    await player.sequence.play()
    player.arrange([a, itemFixture('d', 'Diana')])
    await hearOut()
    expect(now()).toEqual(['playing', 'Diana'])
  })
})

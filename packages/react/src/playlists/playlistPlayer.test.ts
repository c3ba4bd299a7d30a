import { createPlayback } from '@voice-rankings/playback'
import { createFakeAudio, createFakeClient, spokenSnippetFixture } from '@voice-rankings/testkit'
import type { FakeAudio } from '@voice-rankings/testkit'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createPlaylistPlayer } from './playlistPlayer.ts'
import type { PlaylistPlayer } from './playlistPlayer.ts'
import { itemFixture } from './testing/playlistFixture.ts'

const LENGTH_MS = 300
const [a, b, c] = [itemFixture('a', 'Amelia'), itemFixture('b', 'Bella'), itemFixture('c', 'Clara')]
const RENEWED = '/snippets/snippet-b.mp3?access=2'
let made: FakeAudio[]
let player: PlaylistPlayer

beforeEach(() => {
  vi.useFakeTimers()
  made = []
  player = createPlaylistPlayer({
    playback: createPlayback({ openChannel: null }),
    items: [a, b, c],
    position: null,
    rate: 1,
    pauseMs: () => 100,
    client: createFakeClient({
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
  return [status, player.itemAt(index)?.voice_name]
}
async function hearOut(): Promise<void> {
  made.find((audio) => !audio.paused)?.hear(LENGTH_MS)
  await vi.advanceTimersByTimeAsync(100)
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

  it('plays an item that is added while it plays', async () => {
    player.arrange([a])
    await player.sequence.play()
    player.arrange([a, itemFixture('d', 'Diana')])
    await hearOut()
    expect(now()).toEqual(['playing', 'Diana'])
  })
})

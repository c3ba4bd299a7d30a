import { createPlayback } from '@voice-rankings/playback'
import { createFakeAudio, createFakeClient, spokenSnippetFixture } from '@voice-rankings/testkit'
import { expect, test, vi } from 'vitest'
import { soundSource } from './soundSource.ts'

const ENDED = '/snippets/snippet-abc.mp3?access=1'
const RENEWED = '/snippets/snippet-abc.mp3?access=2'

/** A private sound that plays at 400 ms, and what the API answers to its renewal. */
async function playing(answer: 'renewed' | 'not found' = 'renewed') {
  const client = createFakeClient({
    'snippets.get': (input) =>
      answer === 'renewed'
        ? { snippet: spokenSnippetFixture({ ...input, voice_snippet_audio_url: RENEWED }) }
        : Promise.reject(new Error('The test has no such snippet.')),
  })
  const audio = createFakeAudio(1000)
  const playback = createPlayback({ openChannel: null, createAudio: () => audio })
  const track = playback.track(soundSource(client, ENDED))
  await track.play()
  track.adjust({ rate: 1.5 })
  audio.hear(400)
  return { audio, track, status: () => track.getState().status }
}

test('a sound whose address has ended goes on from a new one, at the same place and rate, without an error', async () => {
  const { audio, track, status } = await playing()
  const seen = new Set<string>()
  track.subscribe(() => seen.add(status()))
  audio.breakDown(2)
  await vi.waitFor(() => expect(audio.src).toContain(RENEWED))
  expect([audio.currentTime, audio.playbackRate, audio.paused, status()]).toEqual([0.4, 1.5, false, 'playing'])
  expect(seen.has('error')).toBe(false)
})

test('a sound that is paused while its address is renewed stays paused', async () => {
  const { audio, track, status } = await playing()
  audio.breakDown(2)
  track.pause()
  await vi.waitFor(() => expect(audio.src).toContain(RENEWED))
  expect([audio.paused, status()]).toEqual([true, 'paused'])
})

test.each(['renewed', 'not found'] as const)('a second failure is an error, answer: %s', async (answer) => {
  const { audio, status } = await playing(answer)
  const play = vi.spyOn(audio, 'play').mockRejectedValue(new Error('The test refuses.'))
  audio.breakDown(2)
  await vi.waitFor(() => expect(play).toHaveBeenCalled())
  audio.breakDown(2)
  expect(status()).toBe('error')
})

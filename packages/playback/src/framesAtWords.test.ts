import { createFakeAudio, marksFixture } from '@voice-rankings/testkit'
import type { FakeAudio } from '@voice-rankings/testkit'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createHighlighter } from './createHighlighter.ts'
import { createPlayback } from './createPlayback.ts'
import { framesAtWords } from './framesAtWords.ts'
import type { Track } from './track.ts'

// Four words of 1000 ms each.
const MARKS = marksFixture('four words one second', 4000)
let audio: FakeAudio
let track: Track
let words: number[]
let looks: number

beforeEach(() => {
  vi.useFakeTimers()
  audio = createFakeAudio(4000)
  track = createPlayback({ createAudio: () => audio, openChannel: null }).track({ url: '/sample.mp3' })
  words = []
  looks = 0
})
afterEach(() => void vi.useRealTimers())

function follow(marks = MARKS): () => void {
  const frames = framesAtWords(track, marks)
  return createHighlighter({
    track,
    marks,
    onWord: ({ word }) => words.push(word),
    frames: (look) =>
      frames(() => {
        looks += 1
        look()
      }),
  })
}

/** Advances playback and clock together. */
function hear(durationMs: number, rate = 1): void {
  for (let n = 0; n < durationMs; n += 1) {
    audio.hear(rate)
    vi.advanceTimersByTime(1)
  }
}

describe('framesAtWords', () => {
  it('reports each word within 10 ms of its time, with one or two checks per word', async () => {
    follow()
    await track.play()
    const justBefore = [0, 949, 1949, 2949]
    for (const [word, timeMs] of justBefore.entries()) {
      hear(timeMs - track.currentTimeMs)
      expect(words.at(-1)).toBe(word - 1)
      hear(11)
      expect(words.at(-1)).toBe(word)
    }
    expect(looks).toBeLessThanOrEqual(8)
  })

  it('reports the pause between two words', async () => {
    follow([
      { word: 'two', startTime: 0, duration: 200 },
      { word: 'words', startTime: 1000, duration: 200 },
    ])
    await track.play()
    hear(300)
    expect(words.at(-1)).toBe(-1)
    hear(660)
    expect(words.at(-1)).toBe(1)
  })

  it('follows the playback rate', async () => {
    follow()
    await track.play()
    audio.playbackRate = 2
    track.adjust({ rate: 2 })
    hear(485, 2)
    expect(words.at(-1)).toBe(1)
  })

  it('continues from a seek position', async () => {
    follow()
    await track.play()
    hear(100)
    track.seek(2900)
    expect(words.at(-1)).toBe(2)
    hear(60)
    expect(words.at(-1)).toBe(3)
  })

  it('detects a seek without an event within a second', async () => {
    follow([{ word: 'late', startTime: 3500, duration: 100 }])
    await track.play()
    audio.hear(3500)
    vi.advanceTimersByTime(1000)
    expect(words.at(-1)).toBe(0)
  })

  it('holds no timer while paused or after the end', async () => {
    const end = follow()
    expect(vi.getTimerCount()).toBe(0)
    await track.play()
    expect(vi.getTimerCount()).toBe(1)
    track.pause()
    expect(vi.getTimerCount()).toBe(0)
    await track.play()
    end()
    expect(vi.getTimerCount()).toBe(0)
  })
})

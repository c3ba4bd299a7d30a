import { createFakeAudio, marksFixture } from '@voice-rankings/testkit'
import { beforeEach, describe, expect, it } from 'vitest'
import { createHighlighter } from './createHighlighter.ts'
import { createPlayback } from './createPlayback.ts'
import type { Track } from './track.ts'
import type { FakeAudio } from '@voice-rankings/testkit'

let audio: FakeAudio
let track: Track
let waiting: Set<() => void>
let words: number[]

function frames(look: () => void) {
  waiting.add(look)
  return () => void waiting.delete(look)
}

/** Runs one animation frame. */
function frame(): void {
  const callbacks = [...waiting]
  waiting.clear()
  for (const callback of callbacks) callback()
}

beforeEach(() => {
  audio = createFakeAudio(4000)
  track = createPlayback({ createAudio: () => audio }).track({ url: '/sample.mp3' })
  waiting = new Set()
  words = []
})

const start = () =>
  createHighlighter({
    track,
    marks: marksFixture('four words one second', 4000),
    onWord: ({ word }) => words.push(word),
    frames,
  })

describe('createHighlighter', () => {
  it('reports each word once, in order, as frames pass', async () => {
    start()
    await track.play()
    for (let n = 0; n < 390; n += 1) {
      audio.hear(10)
      frame()
    }
    expect(words).toEqual([-1, 0, 1, 2, 3])
  })

  it('requests no frame before playback or after a pause', async () => {
    start()
    expect(waiting.size).toBe(0)
    await track.play()
    expect(waiting.size).toBe(1)
    track.pause()
    expect(waiting.size).toBe(0)
  })

  it('reports the word of a seek at once while paused', async () => {
    start()
    await track.play()
    track.pause()
    track.seek(2500)
    expect(words.at(-1)).toBe(2)
  })

  it('reports no word before playback, although the first one begins at zero', () => {
    start()
    expect(words).toEqual([-1])
  })

  it('reports no word once the sound has ended', async () => {
    start()
    await track.play()
    audio.hear(4000)
    expect(words.at(-1)).toBe(-1)
  })

  it('reports nothing after it was stopped', async () => {
    const end = start()
    await track.play()
    end()
    words = []
    audio.hear(1500)
    frame()
    track.seek(3000)
    expect(words).toEqual([])
    expect(waiting.size).toBe(0)
  })
})

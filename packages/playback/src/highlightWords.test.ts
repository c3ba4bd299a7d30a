// @vitest-environment jsdom
import { createFakeAudio, marksFixture } from '@voice-rankings/testkit'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createPlayback } from './createPlayback.ts'

const NAMES = { word: 'word', sentence: 'sentence', past: 'past' }
const TEXT = 'one two three four.'

beforeEach(() => {
  vi.stubGlobal('Highlight', class extends Set {})
  vi.stubGlobal('CSS', { highlights: new Map() })
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  // Support for highlights is detected when the module is loaded.
  vi.resetModules()
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
  document.body.replaceChildren()
})

/** Number of ranges in each highlight. */
const painted = () => [NAMES.word, NAMES.sentence, NAMES.past].map((name) => CSS.highlights.get(name)?.size ?? 0)

/** A text with active word highlighting in the middle of playback. */
async function lit() {
  const { highlightWords } = await import('./highlightWords.ts')
  const element = document.createElement('p')
  element.textContent = TEXT
  document.body.append(element)
  const track = createPlayback({ createAudio: () => createFakeAudio(4000) }).track({ url: '/sample.mp3' })
  await track.play()
  const cancelFrame = vi.fn()
  const stop = highlightWords(element, {
    track,
    marks: marksFixture(TEXT, 4000),
    names: NAMES,
    frames: () => cancelFrame,
  })
  track.seek(1500)
  await vi.waitFor(() => expect(painted()).toEqual([1, 1, 1]))
  return { element, track, stop, cancelFrame }
}

test('highlightWords removes all highlights when stopped', async () => {
  const { stop } = await lit()
  stop()
  await vi.waitFor(() => expect(painted()).toEqual([0, 0, 0]))
})

test('highlightWords adds no highlights after it was stopped', async () => {
  const { track, stop, cancelFrame } = await lit()
  cancelFrame.mockClear()
  stop()
  expect(cancelFrame).toHaveBeenCalledOnce()
  await vi.waitFor(() => expect(painted()).toEqual([0, 0, 0]))
  track.seek(2500)
  expect(painted()).toEqual([0, 0, 0])
})

test('highlightWords does not read a changed text after it was stopped', async () => {
  const { element, stop } = await lit()
  stop()
  await vi.waitFor(() => expect(painted()).toEqual([0, 0, 0]))
  element.append(' five')
  // Mutations are reported in a microtask.
  await Promise.resolve()
  expect(painted()).toEqual([0, 0, 0])
})

test('highlightWords handles no clicks after it was stopped', async () => {
  const { element, stop } = await lit()
  const removed = vi.spyOn(element, 'removeEventListener')
  stop()
  await vi.waitFor(() => expect(painted()).toEqual([0, 0, 0]))
  expect(removed).toHaveBeenCalledExactlyOnceWith('click', expect.any(Function))
})

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
  // Whether words can be painted is asked when the code is loaded.
  vi.resetModules()
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
  document.body.replaceChildren()
})

/** How many stretches of each highlight are painted. */
const painted = () => [NAMES.word, NAMES.sentence, NAMES.past].map((name) => CSS.highlights.get(name)?.size ?? 0)

/** A text that has been lit up in the midst of its sound. */
async function lit() {
  const { lightWords } = await import('./lightWords.ts')
  const element = document.createElement('p')
  element.textContent = TEXT
  document.body.append(element)
  const track = createPlayback({ createAudio: () => createFakeAudio(4000) }).track({ url: '/sample.mp3' })
  await track.play()
  const cancelFrame = vi.fn()
  const stop = lightWords(element, { track, marks: marksFixture(TEXT, 4000), names: NAMES, frames: () => cancelFrame })
  track.seek(1500)
  await vi.waitFor(() => expect(painted()).toEqual([1, 1, 1]))
  return { element, track, stop, cancelFrame }
}

test('a text whose lighting ends has no colour left', async () => {
  const { stop } = await lit()
  stop()
  await vi.waitFor(() => expect(painted()).toEqual([0, 0, 0]))
})

test('a text whose lighting has ended is not lit up by its sound any more', async () => {
  const { track, stop, cancelFrame } = await lit()
  cancelFrame.mockClear()
  stop()
  expect(cancelFrame).toHaveBeenCalledOnce()
  await vi.waitFor(() => expect(painted()).toEqual([0, 0, 0]))
  track.seek(2500)
  expect(painted()).toEqual([0, 0, 0])
})

test('a text whose lighting has ended is not read anew when it changes', async () => {
  const { element, stop } = await lit()
  stop()
  await vi.waitFor(() => expect(painted()).toEqual([0, 0, 0]))
  element.append(' five')
  // Changes are told in a microtask.
  await Promise.resolve()
  expect(painted()).toEqual([0, 0, 0])
})

test('a text whose lighting has ended takes no clicks', async () => {
  const { element, stop } = await lit()
  const removed = vi.spyOn(element, 'removeEventListener')
  stop()
  await vi.waitFor(() => expect(painted()).toEqual([0, 0, 0]))
  expect(removed).toHaveBeenCalledExactlyOnceWith('click', expect.any(Function))
})

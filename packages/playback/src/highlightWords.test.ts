// @vitest-environment jsdom
import { createFakeAudio, marksFixture } from '@voice-rankings/testkit'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createPlayback } from './createPlayback.ts'
import { painted, stubHighlights, unstubHighlights } from './testing/highlights.ts'

const NAMES = { word: 'word', sentence: 'sentence', past: 'past' }
const TEXT = 'one two three four.'

beforeEach(() => {
  stubHighlights()
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
})
afterEach(() => {
  unstubHighlights()
  document.body.replaceChildren()
})

const NOTHING = ['', '', '']
/** Read text, spoken word and rest of the sentence, as painted. */
const lights = () => painted([NAMES.past, NAMES.word, NAMES.sentence])

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
  await vi.waitFor(() => expect(lights()).toEqual(['one ', 'two', ' three four.']))
  return { element, track, stop, cancelFrame }
}

test('highlightWords removes all highlights when stopped', async () => {
  const { stop } = await lit()
  stop()
  await vi.waitFor(() => expect(lights()).toEqual(NOTHING))
})

test('highlightWords adds no highlights after it was stopped', async () => {
  const { track, stop, cancelFrame } = await lit()
  cancelFrame.mockClear()
  stop()
  expect(cancelFrame).toHaveBeenCalledOnce()
  await vi.waitFor(() => expect(lights()).toEqual(NOTHING))
  track.seek(2500)
  expect(lights()).toEqual(NOTHING)
})

test('highlightWords does not read a changed text after it was stopped', async () => {
  const { element, stop } = await lit()
  stop()
  await vi.waitFor(() => expect(lights()).toEqual(NOTHING))
  element.append(' five')
  // Mutations are reported in a microtask.
  await Promise.resolve()
  expect(lights()).toEqual(NOTHING)
})

test('highlightWords handles no clicks after it was stopped', async () => {
  const { element, stop } = await lit()
  const removed = vi.spyOn(element, 'removeEventListener')
  stop()
  await vi.waitFor(() => expect(lights()).toEqual(NOTHING))
  expect(removed).toHaveBeenCalledExactlyOnceWith('click', expect.any(Function))
})

// @vitest-environment jsdom
import { createFakeAudio, marksFixture } from '@voice-rankings/testkit'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createPlayback } from '../createPlayback.ts'
import { painted, stubHighlights, unstubHighlights } from '../testing/highlights.ts'
import { findSentences } from './findSentences.ts'

const NAMES = { word: 'word', sentence: 'sentence' }

let frame: () => void
beforeEach(() => {
  stubHighlights()
  vi.stubGlobal('requestAnimationFrame', (look: () => void) => {
    frame = look
    return 1
  })
  vi.stubGlobal('cancelAnimationFrame', () => {})
})
afterEach(() => {
  unstubHighlights()
  document.body.replaceChildren()
})

/** An article, one sentence of which plays in four seconds; `spoken` are its words as the engine tells them. */
async function read(html: string, sentence: string, spoken = sentence) {
  const { lightSentence } = await import('./lightSentence.ts')
  const article = document.createElement('article')
  article.innerHTML = html
  document.body.append(article)
  const found = findSentences(article, [sentence])
  const audio = createFakeAudio(4000)
  const track = createPlayback({ createAudio: () => audio }).track({ url: '/sentence.mp3' })
  const stop = lightSentence(found, found.places[0]!, { track, marks: marksFixture(spoken, 4000), names: NAMES })
  await track.play()
  return {
    stop,
    lightsAt(timeMs: number) {
      audio.currentTime = timeMs / 1000
      frame()
      return painted([NAMES.sentence, NAMES.word])
    },
  }
}

test('a sentence in an article lights with its spoken word, and nothing else of the article does', async () => {
  const { lightsAt } = await read('<p>It rained. A boat came in. It was empty.</p>', 'A boat came in.')
  expect(lightsAt(500)).toEqual(['A boat came in.', 'A'])
  expect(lightsAt(3500)).toEqual(['A boat came in.', 'in.'])
})

test('of a text with several sentences, only that of the spoken word lights', async () => {
  const { lightsAt } = await read('<p>It rained. A boat came. It was empty.</p>', 'A boat came. It was empty.')
  expect(lightsAt(200)).toEqual(['A boat came.', 'A'])
  expect(lightsAt(3800)).toEqual(['It was empty.', 'empty.'])
})

test('a line break of the source ends no sentence', async () => {
  const { lightsAt } = await read('<p>It rained. A boat\n came in.</p>', 'A boat came in.')
  expect(lightsAt(1500)).toEqual(['A boat\n came in.', 'boat'])
})

test('a spoken word that is not in the text lights none, and its sentence stays lit', async () => {
  const { lightsAt } = await read('<p>It rained. It cost $5. It was empty.</p>', 'It cost $5.', 'It cost five dollars')
  expect(lightsAt(1500)).toEqual(['It cost $5.', 'cost'])
  expect(lightsAt(2500)).toEqual(['It cost $5.', ''])
})

test('a sentence lights before its first word is spoken', async () => {
  await read('<p>It rained. A boat came in.</p>', 'A boat came in.')
  expect(painted([NAMES.sentence, NAMES.word])).toEqual(['A boat came in.', ''])
})

test('nothing of a sentence is lit once it is stopped', async () => {
  const { stop, lightsAt } = await read('<p>A boat came in.</p>', 'A boat came in.')
  expect(lightsAt(1500)).toEqual(['A boat came in.', 'boat'])
  stop()
  expect(painted([NAMES.sentence, NAMES.word])).toEqual(['', ''])
})

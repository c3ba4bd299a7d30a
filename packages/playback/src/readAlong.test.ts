// @vitest-environment jsdom
import { createFakeAudio, marksFixture } from '@voice-rankings/testkit'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createPlayback } from './createPlayback.ts'
import type { HighlightNames } from './highlights.ts'
import { painted, stubHighlights, unstubHighlights } from './testing/highlights.ts'

const NAMES = { past: 'past', word: 'word', sentence: 'sentence' }
const TEXT = 'One two. Three four.'

let hasContrastTheme: boolean
beforeEach(() => {
  hasContrastTheme = false
  stubHighlights()
  vi.stubGlobal('matchMedia', () => ({ matches: hasContrastTheme }))
})
afterEach(() => {
  unstubHighlights()
  document.body.replaceChildren()
})

/** Lets changes of the text be reported, and highlighting follow. */
const settle = () => new Promise((resolve) => setTimeout(resolve))

/** Read text, spoken word and rest of the sentence, as painted. */
async function lights(): Promise<string[]> {
  await settle()
  return painted([NAMES.past, NAMES.word, NAMES.sentence])
}

/** An element with the HTML, read aloud in four seconds; `spoken` are its words as the engine tells them. */
async function read(html: string, { spoken, names = NAMES }: { spoken?: string; names?: HighlightNames } = {}) {
  const { readAlong } = await import('./readAlong.ts')
  const element = document.createElement('div')
  element.innerHTML = html
  document.body.append(element)
  const audio = createFakeAudio(4000)
  const track = createPlayback({ createAudio: () => audio }).track({ url: '/sample.mp3' })
  const marks = marksFixture(spoken ?? element.textContent, 4000)
  const stop = readAlong(element, { track, marks, names, frames: () => () => {} })
  await track.play()
  return {
    element,
    audio,
    stop,
    lightsAt(timeMs: number) {
      track.seek(timeMs)
      return lights()
    },
  }
}

test.each([
  ['the first word', TEXT, 500, ['', 'One', ' two.']],
  ['the last word of a sentence', TEXT, 1500, ['One ', 'two.', '']],
  ['a word of the next sentence', TEXT, 2500, ['One two. ', 'Three', ' four.']],
  ['a word in another element', 'One <b>two</b> three four.', 1500, ['One ', 'two', ' three four.']],
  ['a word after a line break', '<p>One two </p><p>three four.</p>', 2500, ['One two ', 'three', ' four.']],
])('at %s, it lights with what was read and the rest of the sentence', async (_what, html, timeMs, expected) => {
  const { lightsAt } = await read(html)
  expect(await lightsAt(timeMs)).toEqual(expected)
})

test('nothing is lit before playback, and at its end all is lit as read', async () => {
  const { audio, lightsAt } = await read(TEXT)
  expect(await lights()).toEqual(['', '', ''])
  await lightsAt(3500)
  audio.hear(4000)
  expect(await lights()).toEqual([TEXT, '', ''])
})

test('a mark that is not in the text lights no word, and the sentence stays lit', async () => {
  const { lightsAt } = await read('It cost $5. Twice.', { spoken: 'It cost five dollars Twice.' })
  expect(await lightsAt(1200)).toEqual(['It ', 'cost', ' $5.'])
  expect(await lightsAt(2000)).toEqual(['It cost', '', ' $5.'])
  expect(await lightsAt(3600)).toEqual(['It cost $5. ', 'Twice.', ''])
})

test('the sentences are those of the language', async () => {
  const { lightsAt } = await read('一。 二。 三。 四。')
  expect(await lightsAt(1500)).toEqual(['一。 ', '二。', ''])
})

test('read text keeps its colour without a highlight for it', async () => {
  const { lightsAt } = await read(TEXT, { names: { word: NAMES.word, sentence: NAMES.sentence } })
  expect(await lightsAt(500)).toEqual(['', 'One', ' two.'])
  expect(await lightsAt(2500)).toEqual(['', 'Three', ' four.'])
})

test('only the spoken word is lit in a contrast theme', async () => {
  hasContrastTheme = true
  const { lightsAt } = await read(TEXT)
  expect(await lightsAt(500)).toEqual(['', 'One', ''])
  expect(await lightsAt(2500)).toEqual(['', 'Three', ''])
})

test('a changed text is read again', async () => {
  const { element, lightsAt } = await read(TEXT)
  await lightsAt(500)
  element.textContent = 'Uno dos. Tres cuatro.'
  expect(await lights()).toEqual(['', 'Uno', ' dos.'])
  element.firstChild!.nodeValue = 'Un deux. Trois quatre.'
  expect(await lights()).toEqual(['', 'Un', ' deux.'])
})

test('a changed text with other words lights where its words are found', async () => {
  const { element, lightsAt } = await read(TEXT)
  await lightsAt(2500)
  element.textContent = 'Well: One two. And Three four.'
  expect(await lights()).toEqual(['Well: One two. And ', 'Three', ' four.'])
})

test('nothing is lit once it is stopped', async () => {
  const { stop, lightsAt } = await read(TEXT)
  await lightsAt(2500)
  stop()
  expect(await lights()).toEqual(['', '', ''])
})

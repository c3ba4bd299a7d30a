import { expect, it } from 'vitest'
import { countWords, speakingRate, type TimedWord } from './speakingRate.ts'

/** Marks of words with a duration of `ms`, after `delayMs` of silence. */
function marks(words: number, ms: number, delayMs = 0): TimedWord[] {
  return Array.from({ length: words }, (_, i) => ({ word: 'w', startTime: delayMs + i * ms, duration: ms }))
}

it('speakingRate is the number of words per minute from the first to the last word', () => {
  expect(speakingRate('one two three four', marks(4, 500))).toBeCloseTo(120)
})

it('speakingRate excludes the silence before the first word', () => {
  expect(speakingRate('one two three four', marks(4, 500, 2_000))).toBeCloseTo(120)
})

it('speakingRate counts the words of the text instead of marks, without separate punctuation', () => {
  expect(speakingRate('one – two', marks(3, 500))).toBeCloseTo(80)
})

it.each([
  ['no marks', 'one two', []],
  ['no words', '…!?', marks(1, 500)],
  ['marks without time', 'one', marks(1, 0)],
])('speakingRate is null with %s', (_, text, spoken) => {
  expect(speakingRate(text, spoken)).toBeNull()
})

it.each([
  ['en', 'Don’t worry, it’s 3.5 miles.', 5],
  ['fr', 'Aujourd’hui, tout va bien !', 4],
  ['de', 'Der Donaudampfschiff fährt.', 3],
  ['ja', '今日は良い天気です', 5],
  ['zh', '今天天气很好', 4],
  ['en', '', 0],
])('countWords in %s: "%s"', (language, text, words) => {
  // Dictionaries of languages without spaces differ slightly between versions of the runtime.
  expect(Math.abs(countWords(text, language) - words)).toBeLessThanOrEqual(
    language === 'ja' || language === 'zh' ? 1 : 0,
  )
})

it('countWords accepts an unknown language tag', () => {
  expect(countWords('one two', 'not a tag')).toBe(2)
})

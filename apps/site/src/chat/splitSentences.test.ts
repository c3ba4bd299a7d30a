import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countComplete, splitSentences } from './splitSentences.ts'

test.each([
  ['One. Two! Three?', 'en', ['One. ', 'Two! ', 'Three?']],
  ['Line one\nLine two', 'en', ['Line one\n', 'Line two']],
  ['She laughed. …', 'en', ['She laughed. …']],
  ['雨です。風です。', 'ja', ['雨です。', '風です。']],
])('%j is split into its sentences', (text, language, sentences) => {
  expect(splitSentences(text, language)).toEqual(sentences)
})

test('joined sentences are the text, and each can be spoken at once', () => {
  const word = fc.oneof(fc.string({ unit: 'grapheme' }), fc.constantFrom(' ', '. ', ', ', '\n', 'word'))
  fc.assert(
    fc.property(fc.array(word, { maxLength: 300 }), (words) => {
      const sentences = splitSentences(words.join(''), 'en')
      expect(sentences.join('')).toBe(words.join(''))
      for (const sentence of sentences) expect(sentence.trimEnd().length).toBeLessThanOrEqual(400)
    }),
  )
})

test.each([
  ['One. Two', 1],
  ['One.', 0],
  ['One. ', 0],
  ['One.\n', 1],
  ['One? ', 1],
  ['雨です。', 1],
  ['', 0],
])('%j has %d sentences that do not change any more', (text, count) => {
  expect(countComplete(splitSentences(text, 'en'))).toBe(count)
})

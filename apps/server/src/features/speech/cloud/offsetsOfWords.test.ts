import fc from 'fast-check'
import { expect, it } from 'vitest'
import { offsetsOfWords } from './offsetsOfWords.ts'

const timed = (...words: string[]) => words.map((word, n) => ({ word, startMs: 100 * n, endMs: 100 * n + 90 }))
const found = (text: string, ...words: string[]) =>
  offsetsOfWords(text, timed(...words)).map(({ offset, endMs }) => [text.slice(offset).split(/\s/)[0], endMs])

it.each([
  ['repeated words in order', 'the cat and the dog', ['the', 'cat', 'and', 'the', 'dog']],
  ['other case and missing punctuation', 'Hello, “World”!', ['hello', 'world']],
  ['words after a letter whose small form is longer', 'İİİİİİ bir iki', ['İİİİİİ', 'bir', 'iki']],
  ['accents and other scripts', 'Café 你好 שלום', ['café', '你好', 'שלום']],
])('offsetsOfWords finds %s', (_what, text, words) => {
  expect(found(text, ...words).map(([word]) => word)).toEqual(
    text.split(/\s/).map((token) =>
      text
        .slice(text.indexOf(token))
        .split(/\s/)[0]
        ?.replace(/^[^\p{L}]+/u, ''),
    ),
  )
})

it('offsetsOfWords gives the time of words that are written out to the word before them', () => {
  expect(found('It cost $25 today', 'it', 'cost', 'twenty', 'five', 'dollars', 'today')).toEqual([
    ['It', 90],
    ['cost', 490],
    ['today', 590],
  ])
})

it('offsetsOfWords gives ascending places in the text for any words', () => {
  const word = fc.oneof(fc.string(), fc.constantFrom('a', 'the', '你', '…'))
  fc.assert(
    fc.property(fc.array(word), fc.array(word), (spoken, written) => {
      const text = written.join(' ')
      const offsets = offsetsOfWords(text, timed(...spoken)).map(({ offset }) => offset)
      expect(offsets).toEqual(offsets.toSorted((a, b) => a - b))
      for (const offset of offsets) expect(offset).toBeLessThan(text.length)
    }),
  )
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { splitSentences } from './splitSentences.ts'
import { splitTokens } from './tokens.ts'

describe('splitSentences', () => {
  it.each([
    ['Hello there. How are you?', ['Hello there.', 'How are you?']],
    ['“Stop!” She ran.', ['“Stop!”', 'She ran.']],
    ['Wait… 3 more', ['Wait…', '3 more']],
    ['Dr. Smith met Mrs. Jones.', ['Dr. Smith met Mrs. Jones.']],
    ['By J. Doe, no. 5', ['By J. Doe, no. 5']],
    ['no stop. but lower case', ['no stop. but lower case']],
    ['', []],
  ])('splits %j', (text, sentences) => {
    expect(splitSentences(splitTokens(text)).map((tokens) => tokens.join(' '))).toEqual(sentences)
  })

  it('keeps every token in sentences short enough for an engine', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (text) => {
        const tokens = splitTokens(text)
        const sentences = splitSentences(tokens)
        expect(sentences.flat()).toEqual(tokens)
        expect(sentences.every((sentence) => sentence.length > 0 && sentence.length <= 60)).toBe(true)
      }),
    )
  })
})

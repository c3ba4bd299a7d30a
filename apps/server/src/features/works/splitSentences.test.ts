import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { splitSentences } from './splitSentences.ts'

const letters = (text: string) => text.replace(/\s/gu, '')

describe('sentences of a paragraph', () => {
  it.each([
    ['en', 'It rained. We stayed.', ['It rained.', 'We stayed.']],
    ['en', 'Mr. Brown and Dr. J. Smith came. They left.', ['Mr. Brown and Dr. J. Smith came.', 'They left.']],
    ['en', '“Stop!” she said. He did.', ['“Stop!” she said.', 'He did.']],
    ['en', 'Wait … what? Yes.', ['Wait … what?', 'Yes.']],
    ['en', 'It costs 3.5 dollars. Good.', ['It costs 3.5 dollars.', 'Good.']],
    ['de', 'Es kam z. B. Herr Dr. Maier. Er ging.', ['Es kam z. B. Herr Dr. Maier.', 'Er ging.']],
    ['fr', 'Mme. Dupont est là. Elle part.', ['Mme. Dupont est là.', 'Elle part.']],
    ['ja', '雨が降った。私たちは残った。', ['雨が降った。', '私たちは残った。']],
    ['en', 'The end. ***', ['The end. ***']],
  ])('in %s: %s', (language, text, sentences) => {
    expect(splitSentences(text, language)).toEqual(sentences)
  })

  it('splits a long sentence at a clause', () => {
    const long = `${'a word and '.repeat(20)}then, ${'another word '.repeat(20)}.`
    const parts = splitSentences(long, 'en')
    expect(parts[0]).toMatch(/then,$/)
    expect(Math.max(...parts.map(({ length }) => length))).toBeLessThanOrEqual(400)
  })

  it('loses no letter, and makes no sentence longer than a voice speaks', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 3000 }),
        fc.constantFrom('en', 'ja', 'xx', 'ar'),
        (text, language) => {
          const sentences = splitSentences(text, language)
          expect(letters(sentences.join(''))).toBe(letters(text))
          expect(sentences.every((sentence) => sentence.length <= 400 && sentence.trim() !== '')).toBe(
            letters(text) !== '' || sentences.length === 0,
          )
        },
      ),
    )
  })
})

import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { sentences } from './sentences.ts'

const read = (text: string, language?: string) =>
  sentences(text, language).map(({ start, end }) => text.slice(start, end))

describe('sentences', () => {
  it('cuts at the ends of sentences and leaves white space out', () => {
    expect(read('Hello.  How are you?\nFine!', 'en')).toEqual(['Hello.', 'How are you?', 'Fine!'])
  })

  it('does not cut a number', () => {
    expect(read('It costs 3.50 now. Buy it.', 'en')).toEqual(['It costs 3.50 now.', 'Buy it.'])
  })

  it('cuts Japanese', () => {
    expect(read('こんにちは。元気ですか。', 'ja')).toEqual(['こんにちは。', '元気ですか。'])
  })

  it('gives no sentence for a blank text', () => {
    expect(sentences(' \n ')).toEqual([])
  })
})

test('sentences hold every character that is not white space', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(read(text).join('').replaceAll(/\s/gu, '')).toBe(text.replaceAll(/\s/gu, ''))
    }),
  )
})

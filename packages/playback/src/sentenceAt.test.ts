import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { sentenceAt } from './sentenceAt.ts'

/** All sentences of a text, found from every character. */
function read(text: string, language?: string): string[] {
  const all = new Map<number, string>()
  for (let n = 0; n < text.length; n += 1) {
    const { start, end } = sentenceAt(text, n, language)
    if (start < end) all.set(start, text.slice(start, end))
  }
  return [...all.values()]
}

describe('sentenceAt', () => {
  it('splits at sentence ends and trims white space', () => {
    expect(read('Hello.  How are you?\nFine!', 'en')).toEqual(['Hello.', 'How are you?', 'Fine!'])
  })

  it('does not split a number', () => {
    expect(read('It costs 3.50 now. Buy it.', 'en')).toEqual(['It costs 3.50 now.', 'Buy it.'])
  })

  it('splits Japanese', () => {
    expect(read('こんにちは。元気ですか。', 'ja')).toEqual(['こんにちは。', '元気ですか。'])
  })

  it('returns an empty range for a blank text', () => {
    expect(read(' \n ')).toEqual([])
  })
})

test('sentenceAt covers every character except white space', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(read(text).join('').replaceAll(/\s/gu, '')).toBe(text.replaceAll(/\s/gu, ''))
    }),
  )
})

import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { sentenceAt } from './sentenceAt.ts'

/** The sentences of a text, each once, found from every one of its characters. */
function read(text: string, language?: string): string[] {
  const all = new Map<number, string>()
  for (let n = 0; n < text.length; n += 1) {
    const { start, end } = sentenceAt(text, n, language)
    if (start < end) all.set(start, text.slice(start, end))
  }
  return [...all.values()]
}

describe('the sentence at a character', () => {
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
    expect(read(' \n ')).toEqual([])
  })
})

test('sentences hold every character that is not white space', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(read(text).join('').replaceAll(/\s/gu, '')).toBe(text.replaceAll(/\s/gu, ''))
    }),
  )
})

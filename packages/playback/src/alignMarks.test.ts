import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { alignMarks } from './alignMarks.ts'

const mark = (word: string) => ({ word, startTime: 0, duration: 0 })

/** Text range of each mark. */
function read(text: string, words: string[]): (string | null)[] {
  return alignMarks(text, words.map(mark)).map((place) => place && text.slice(place.start, place.end))
}

describe('alignMarks', () => {
  it('pairs words and marks in order', () => {
    expect(read('Hello, and welcome.', ['Hello,', 'and', 'welcome.'])).toEqual(['Hello,', 'and', 'welcome.'])
  })

  it('pairs words and marks although the engine spelled a word out', () => {
    expect(read('It costs 12 € now.', ['It', 'costs', 'twelve', 'euros', 'now.'])[2]).toBe('12')
  })

  it('finds the second of two equal words for the second mark', () => {
    const text = 'one and one more or less'
    expect(alignMarks(text, ['one', 'one'].map(mark))).toEqual([
      { start: 0, end: 3 },
      { start: 8, end: 11 },
    ])
  })

  it('returns null for a mark that is not in the text and finds the next one', () => {
    expect(read('Tell me what you hear.', ['Tell', 'um', 'me'])).toEqual(['Tell', null, 'me'])
  })

  it('does not follow a stray mark far ahead', () => {
    const text = `Start here. ${'and on it goes '.repeat(20)} end`
    expect(read(text, ['Start', 'end', 'here.'])).toEqual(['Start', null, 'here.'])
  })

  it('finds words of a language without spaces', () => {
    expect(read('你好欢迎你', ['你好', '欢迎', '你'])).toEqual(['你好', '欢迎', '你'])
  })

  it('returns null for an empty mark', () => {
    expect(read('one two', ['one', '', 'two'])).toEqual(['one', null, 'two'])
  })
})

test('alignMarks returns exactly the words of any text for marks made of its words', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const words = text.split(/\s+/u).filter((word) => word !== '')
      expect(read(text, words)).toEqual(words)
    }),
  )
})

test('alignMarks returns ordered ranges inside the text that never overlap, for any marks', () => {
  const word = fc.oneof(fc.constantFrom('a', 'b', 'ab'), fc.string())
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('a', 'b', ' ', '.') }), fc.array(word), (text, words) => {
      let cursor = 0
      for (const place of alignMarks(text, words.map(mark))) {
        if (!place) continue
        expect(place.start).toBeGreaterThanOrEqual(cursor)
        expect(place.end).toBeGreaterThan(place.start)
        cursor = place.end
      }
      expect(cursor).toBeLessThanOrEqual(text.length)
    }),
  )
})

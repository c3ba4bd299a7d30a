import { describe, expect, it } from 'vitest'
import { escapeText } from './escapeText.ts'

describe('text for eSpeak', () => {
  it.each([
    ['a < b', 'a   b'],
    ['AT&T', 'AT&amp;T'],
    ['&lt;', '&amp;lt;'],
    ['[[h@l]]', '  h@l  '],
    ['a\u0000b\u001b', 'a b '],
    ['x\ud83d y', 'x  y'],
    ['two\nlines', 'two\nlines'],
    ['Café 🎉', 'Café 🎉'],
  ])('%j becomes %j', (text, escaped) => {
    expect(escapeText(text).text).toBe(escaped)
  })

  it('knows for each code point where it came from', () => {
    const { text, offsets } = escapeText('🎉&x')
    expect([...text]).toHaveLength(offsets.length)
    expect(offsets).toEqual([0, 2, 2, 2, 2, 2, 3])
  })
})

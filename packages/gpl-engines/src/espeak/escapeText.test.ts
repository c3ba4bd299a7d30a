import { describe, expect, it } from 'vitest'
import { escapeText } from './escapeText.ts'

describe('escapeText', () => {
  it.each([
    ['a < b', 'a   b'],
    ['AT&T', 'AT&amp;T'],
    ['&lt;', '&amp;lt;'],
    ['[[h@l]]', '  h@l  '],
    ['a\u0000b\u001b', 'a b '],
    ['x\ud83d y', 'x  y'],
    ['two\nlines', 'two\nlines'],
    ['Café 🎉', 'Café 🎉'],
  ])('converts %j to %j', (text, escaped) => {
    expect(escapeText(text).text).toBe(escaped)
  })

  it('returns the source offset of each code point', () => {
    const { text, offsets } = escapeText('🎉&x')
    expect([...text]).toHaveLength(offsets.length)
    expect(offsets).toEqual([0, 2, 2, 2, 2, 2, 3])
  })
})

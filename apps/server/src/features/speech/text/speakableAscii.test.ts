import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { speakableAscii } from './speakableAscii.ts'

describe('speakableAscii', () => {
  it.each([
    ['Café', 'Cafe'],
    ['Straße', 'Strasse'],
    ['“It’s”', '"It\'s"'],
    ['here—there', 'here, there'],
    ['wait…', 'wait...'],
    ['€5', 'euro 5'],
    ['𝕳𝖊𝖑𝖑𝖔', 'Hello'],
    ['🎉', ''],
    ['мир', ''],
    ['a\u0000b\ud800c', 'abc'],
  ])('converts %j to %j', (text, ascii) => {
    expect(speakableAscii(text)).toBe(ascii)
  })

  it('returns printable ASCII for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(speakableAscii(text)).toMatch(/^[\x20-\x7e]*$/u)
      }),
    )
  })
})

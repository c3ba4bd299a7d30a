import { describe, expect, it } from 'vitest'
import { writePhonemes } from './writePhonemes.ts'

const write = (text: string, start: number, end: number, ipa: string) =>
  writePhonemes(text, [{ start, end, ipa }], (each) => each)

describe('writePhonemes', () => {
  it('writes phonemes in double brackets in place of a part of the text', () => {
    expect(write("Mr Nguyen's & me", 3, 9, 'wIn').text).toBe("Mr [[wIn]]'s &amp; me")
  })

  it('places each word of phonemes at the word of the text', () => {
    const { text, offsets } = write('in New York now', 3, 11, 'nu jOk')
    expect(text).toBe('in [[nu jOk]] now')
    expect([...text].map((character, index) => character + offsets[index]).join(' ')).toBe(
      'i0 n1  2 [3 [3 n3 u3  7 j7 O7 k7 ]7 ]7  11 n12 o13 w14',
    )
  })

  it('keeps brackets of the text inert', () => {
    expect(write('[[a]] bc', 6, 8, 'x').text).toBe('  a   [[x]]')
  })

  it('keeps the text of a part without known phonemes', () => {
    expect(write('a b', 2, 3, '').text).toBe('a b')
  })
})

import { TEXT_LIMITS } from '@voice-rankings/contract'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { piecesOf } from './piecesOf.ts'

describe('piecesOf', () => {
  it('makes pieces that fit into a text and have all words of the paragraph', () => {
    const word = fc.stringMatching(/^[a-z]{1,30}[.?!]?$/)
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 300 }), fc.boolean(), (words, isFirst) => {
        const pieces = piecesOf(words.join(' '), 'en', isFirst)
        expect(pieces.join(' ')).toBe(words.join(' '))
        expect(Math.max(...pieces.map((piece) => piece.length))).toBeLessThanOrEqual(TEXT_LIMITS.free)
      }),
    )
  })

  it('divides no character of a word that is longer than a text', () => {
    const pieces = piecesOf(`x${'😀'.repeat(TEXT_LIMITS.free)}`, 'en', false)
    expect(pieces.filter((piece) => /\p{Surrogate}/u.test(piece))).toEqual([])
  })

  it('divides a word that is longer than a text', () => {
    const pieces = piecesOf('x'.repeat(TEXT_LIMITS.free + 20), 'en', false)
    expect(pieces.map((piece) => piece.length)).toEqual([TEXT_LIMITS.free, 20])
  })
})

import { TEXT_LIMITS } from '@voice-rankings/contract'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { piecesOf } from './piecesOf.ts'

const LIMIT = TEXT_LIMITS.free
/** A sentence of so many characters. */
const sentence = (length: number) => `A${'a'.repeat(length - 2)}.`

describe('piecesOf', () => {
  it('joins sentences, but leaves the first one of a text alone', () => {
    const text = 'A boat came. It was empty. It rained.'
    expect(piecesOf(text, 'en', false)).toEqual([text])
    expect(piecesOf(text, 'en', true)).toEqual(['A boat came.', 'It was empty. It rained.'])
  })

  it.each([
    ['fit', LIMIT - 11, 1],
    ['are one character too long', LIMIT - 10, 2],
  ])('joins two sentences as long as they fit: they %s', (_what, length, count) => {
    expect(piecesOf(`${sentence(10)} ${sentence(length)} `, 'en', false)).toHaveLength(count)
  })

  it('joins sentences to the last piece only', () => {
    expect(piecesOf(`${sentence(LIMIT)} ${sentence(10)} ${sentence(10)}`, 'en', false)).toEqual([
      sentence(LIMIT),
      `${sentence(10)} ${sentence(10)}`,
    ])
  })

  it('divides a sentence that is too long between words', () => {
    const words = Array.from({ length: LIMIT }, (_, n) => `w${n % 9}`)
    const pieces = piecesOf(words.join(' '), 'en', false)
    expect(pieces.flatMap((piece) => piece.split(' '))).toEqual(words)
    // No piece has room for the first word of the next one.
    expect(pieces.slice(0, -1).map((piece) => `${piece} w1`.length > LIMIT)).toEqual(pieces.slice(1).map(() => true))
  })

  it('leaves a sentence undivided that fits', () => {
    expect(piecesOf(` ${sentence(LIMIT - 5)} ${' '.repeat(9)}`, 'en', false)).toEqual([sentence(LIMIT - 5)])
    const words = `${'a '.repeat(LIMIT / 2 - 1)}b.`
    expect(piecesOf(words, 'en', false)).toEqual([words])
  })

  it('makes no piece of white space', () => {
    expect(piecesOf(' \n ', 'en', true)).toEqual([])
  })

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

import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { WORD_TOLERANCE_MS, wordAt } from './wordAt.ts'

const mark = (startTime: number, duration: number) => ({ word: 'word', startTime, duration })

describe('wordAt', () => {
  const spaced = [mark(100, 200), mark(500, 100)]
  it.each([
    ['nothing before the first word', 49, { word: -1, begun: 0 }],
    ['a word 50 ms before its start', 50, { word: 0, begun: 1 }],
    ['a word in its middle', 200, { word: 0, begun: 1 }],
    ['a word 50 ms after its end', 350, { word: 0, begun: 1 }],
    ['nothing in a pause', 351, { word: -1, begun: 1 }],
    ['the next word 50 ms before its start', 450, { word: 1, begun: 2 }],
    ['nothing after the last word', 651, { word: -1, begun: 2 }],
  ])('finds %s', (_, timeMs, expected) => {
    expect(wordAt(spaced, timeMs)).toEqual(expected)
  })

  it('returns the later word where two overlap within the tolerance', () => {
    const touching = [mark(0, 300), mark(300, 300)]
    expect(wordAt(touching, 249).word).toBe(0)
    expect(wordAt(touching, 250).word).toBe(1)
    expect(wordAt(touching, 350).word).toBe(1)
  })

  it('returns the last of several words with the same start', () => {
    expect(wordAt([mark(100, 0), mark(100, 0)], 100).word).toBe(1)
  })

  it('returns no word without marks', () => {
    expect(wordAt([], 0)).toEqual({ word: -1, begun: 0 })
  })
})

const marksOf = fc.array(fc.record({ gap: fc.nat(400), duration: fc.nat(600) }), { maxLength: 60 }).map((steps) => {
  let startTime = 0
  return steps.map(({ gap, duration }) => mark((startTime += gap), duration))
})

test('wordAt agrees with a linear search', () => {
  fc.assert(
    fc.property(marksOf, fc.integer({ min: -100, max: 30_000 }), (marks, timeMs) => {
      const begun = marks.filter(({ startTime }) => startTime - WORD_TOLERANCE_MS <= timeMs).length
      const last = marks[begun - 1]
      const speaks = last !== undefined && timeMs <= last.startTime + last.duration + WORD_TOLERANCE_MS
      expect(wordAt(marks, timeMs)).toEqual({ word: speaks ? begun - 1 : -1, begun })
    }),
  )
})

test('wordAt never returns to a word once a later one has begun', () => {
  fc.assert(
    fc.property(marksOf, (marks) => {
      const words = Array.from({ length: 300 }, (_, n) => wordAt(marks, n * 100).word).filter((word) => word !== -1)
      expect(words).toEqual(words.toSorted((a, b) => a - b))
    }),
  )
})

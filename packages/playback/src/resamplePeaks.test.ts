import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { resamplePeaks } from './resamplePeaks.ts'

describe('resamplePeaks', () => {
  it.each([
    ['the loudest of each group', [1, 9, 3, 4], 2, [9, 4]],
    ['the nearest where there are fewer peaks than bars', [5, 7], 4, [5, 5, 7, 7]],
    ['the same for as many bars as peaks', [1, 2, 3], 3, [1, 2, 3]],
    ['silence without peaks', [], 3, [0, 0, 0]],
    ['a peak that lies under two bars for both', [1, 9, 3], 2, [9, 9]],
  ])('returns %s', (_, peaks, count, expected) => {
    expect(resamplePeaks(peaks, count)).toEqual(expected)
  })
})

test('resamplePeaks keeps the maximum', () => {
  const peaks = fc.array(fc.nat(100), { minLength: 1, maxLength: 400 })
  fc.assert(
    fc.property(peaks, fc.integer({ min: 1, max: 300 }), (values, count) => {
      const bars = resamplePeaks(values, count)
      expect(bars).toHaveLength(count)
      expect(Math.max(...bars)).toBe(Math.max(...values))
    }),
  )
})

import { describe, expect, it } from 'vitest'
import { peakAt } from './peakAt.ts'

describe('peakAt', () => {
  it.each([
    [0, 10],
    [0.5, 20],
    [0.25, 15],
    [1, 30],
    [-1, 10],
    [2, 30],
  ])('at the share %d returns %d', (share, expected) => {
    expect(peakAt([10, 20, 30], share)).toBe(expected)
  })
})

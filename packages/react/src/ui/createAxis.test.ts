import { expect, it } from 'vitest'
import { createAxis } from './createAxis.ts'

it.each([
  [0, 0],
  [34, 0.06],
  [68, 0.12],
  [78, 0.5],
  [88, 0.88],
  [94, 0.94],
  [100, 1],
])('the value %d is at %d of an axis from 0 to 100 whose focus is 68 to 88', (value, share) => {
  const { toShare, toValue, isEven } = createAxis([0, 100], [68, 88])
  expect(isEven).toBe(false)
  expect(toShare(value)).toBeCloseTo(share, 10)
  expect(toValue(share)).toBeCloseTo(value, 10)
})

it.each([
  [80, 0],
  [240, 0.5],
  [400, 1],
])('the value %d is at %d of an axis from 80 to 400 that is all in focus', (value, share) => {
  const { toShare, toValue, isEven } = createAxis([80, 400], [80, 400])
  expect(isEven).toBe(true)
  expect(toShare(value)).toBe(share)
  expect(toValue(share)).toBe(value)
})

it('an end in focus has no margin', () => {
  const { toShare } = createAxis([0, 1], [0, 0.25])
  expect([0, 0.25, 1].map(toShare)).toEqual([0, 0.88, 1])
})

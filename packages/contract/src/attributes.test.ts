import { expect, it } from 'vitest'
import { shareOf } from './attributes.ts'

it.each([
  [240, 0.5],
  [80, 0],
  [400, 1],
  [60, 0],
  [500, 1],
])('the value %d is at %d of an axis from 80 to 400', (value, share) => {
  expect(shareOf(value, [80, 400])).toBe(share)
})

it('a value on an axis without a length is at its start', () => {
  expect(shareOf(7, [7, 7])).toBe(0)
})

import { expect, it } from 'vitest'
import { formatTenths } from './formatTenths.ts'
import { formatTime } from './formatTime.ts'

it.each([
  [0, '0:00'],
  [4_999, '0:04'],
  [61_000, '1:01'],
  [3_723_000, '1:02:03'],
  [-5, '0:00'],
])('formatTime formats %d ms as %s', (timeMs, expected) => {
  expect(formatTime(timeMs)).toBe(expected)
})

it.each([
  [0, '.', '0:00.0'],
  [4_299, '.', '0:04.2'],
  [11_600, ',', '0:11,6'],
  [59_999, '٫', '0:59٫9'],
])('formatTenths formats %d ms with the decimal mark %s as %s', (timeMs, decimalMark, expected) => {
  expect(formatTenths(timeMs, decimalMark)).toBe(expected)
})

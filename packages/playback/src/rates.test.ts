import { expect, test } from 'vitest'
import { parseRate, RATES } from './rates.ts'

test.each(RATES)('the stored rate %s is used', (rate) => {
  expect(parseRate(rate)).toBe(rate)
})

test.each([null, '', '3', '1.0', 'fast'])('the rate is 1 if %j is stored', (stored) => {
  expect(parseRate(stored)).toBe('1')
})

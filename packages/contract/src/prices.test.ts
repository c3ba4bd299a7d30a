import { expect, it } from 'vitest'
import { dollarsPerMillion } from './prices.ts'

const PRICE = { perMillion: 15, unit: 'character', currency: 'USD', credits: 1 } as const

it.each([
  ['speech that costs nothing', null, 0],
  ['characters in US dollars', PRICE, 15],
  ['characters in euros', { ...PRICE, currency: 'EUR' }, null],
  ['seconds in US dollars', { ...PRICE, unit: 'second' }, null],
] as const)('a million characters of %s cost comparable dollars, or null', (_, price, dollars) => {
  expect(dollarsPerMillion(price)).toBe(dollars)
})

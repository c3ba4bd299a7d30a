import { expect, it } from 'vitest'
import { countryOf } from './countryOf.ts'

it.each([
  ['en-GB', 'gb'],
  ['en', 'us'],
  ['pt-BR', 'br'],
  ['sr-Latn', 'rs'],
  ['es-419', null],
  ['not a tag', null],
])('countryOf(%s) is %s', (languageCode, country) => {
  expect(countryOf(languageCode)).toBe(country)
})

import { expect, it } from 'vitest'
import { localesOf } from './localesOf.ts'

it.each([
  [['en-GB'], ['en-gb', 'en'], ['GB']],
  [
    ['de-DE', 'de-AT'],
    ['de-de', 'de', 'de-at'],
    ['DE', 'AT'],
  ],
  [['es-419'], ['es-419', 'es'], []],
  [['eo'], ['eo'], []],
  [['zh-Hant-TW'], ['zh-hant-tw', 'zh'], ['TW']],
])('localesOf maps %j to the keys %j and the countries %j', (codes, language_keys, country_codes) => {
  expect(localesOf(codes)).toEqual({ language_keys, country_codes })
})

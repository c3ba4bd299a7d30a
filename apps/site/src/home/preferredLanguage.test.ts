import { expect, it } from 'vitest'
import { preferredLanguage } from './preferredLanguage.ts'

it.each([
  ['the first language', 'de', 'de'],
  ['a language with a region', 'de-AT,en;q=0.8', 'de'],
  ['the highest quality, in any order', 'en;q=0.5, fr;q=0.9', 'fr'],
  ['the next language if there are no voices of the first', 'ja, de;q=0.7', 'de'],
  ['not a language that is refused', 'de;q=0, fr;q=0.1', 'fr'],
  ['English without a match', 'ja', 'en'],
  ['English without a header', null, 'en'],
  ['English for nonsense', ';;,q=x', 'en'],
])('preferredLanguage is %s', (_case, header, expected) => {
  expect(preferredLanguage(header, ['en', 'de', 'fr'])).toBe(expected)
})

it('preferredLanguage is the first language if there is no English', () => {
  expect(preferredLanguage('ja', ['fr', 'de'])).toBe('fr')
})

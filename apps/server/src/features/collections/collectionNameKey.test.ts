import fc from 'fast-check'
import { expect, it } from 'vitest'
import { collectionNameKey } from './collections.ts'

it.each([
  ['Straße', 'STRASSE'],
  ['ﬁction', 'Fiction'],
  ['Ångström', 'A\u030Angström'],
  ['two words', ' Two \t WORDS '],
])('collectionNameKey maps %s and %s to one key', (a, b) => {
  expect(collectionNameKey(a)).toBe(collectionNameKey(b))
})

it('collectionNameKey ignores case and surrounding spaces in every script', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (name) => {
      const key = collectionNameKey(name)
      expect(collectionNameKey(key)).toBe(key)
      expect(collectionNameKey(`  ${name.toUpperCase()}\n`)).toBe(key)
    }),
  )
})

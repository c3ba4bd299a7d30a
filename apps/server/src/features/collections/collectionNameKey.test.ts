import fc from 'fast-check'
import { expect, it } from 'vitest'
import { collectionNameKey } from './collectionNameKey.ts'

it.each([
  ['Straße', 'STRASSE'],
  ['ﬁction', 'Fiction'],
  ['Ångström', 'A\u030Angström'],
  ['two words', ' Two \t WORDS '],
])('%s and %s are one name', (a, b) => {
  expect(collectionNameKey(a)).toBe(collectionNameKey(b))
})

it('neither capitals nor spaces around it make another name, whatever the script', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (name) => {
      const key = collectionNameKey(name)
      expect(collectionNameKey(key)).toBe(key)
      expect(collectionNameKey(`  ${name.toUpperCase()}\n`)).toBe(key)
    }),
  )
})

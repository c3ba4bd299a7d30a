import fc from 'fast-check'
import { expect, it } from 'vitest'
import { printQuery } from './printQuery.ts'

it('a query without values is empty', () => {
  expect(printQuery({ theme: null, access: undefined, color: '' })).toBe('')
})

it('a query has its values in order, with readable slashes', () => {
  expect(printQuery({ voice: 'flite/female/de+f2', theme: null, form: 'frame' })).toBe(
    '?voice=flite/female/de%2Bf2&form=frame',
  )
})

it('every value is read back from a printed query', () => {
  const fields = fc.record({ a: fc.string({ unit: 'grapheme', minLength: 1 }), b: fc.string({ minLength: 1 }) })
  fc.assert(
    fc.property(fields, (given) => {
      expect(Object.fromEntries(new URLSearchParams(printQuery(given)))).toEqual(given)
    }),
  )
})

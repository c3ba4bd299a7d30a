import fc from 'fast-check'
import { expect, it } from 'vitest'
import { placeAfter } from './ownItems.ts'

it('placeAfter moves no item behind itself or behind an unknown one', () => {
  expect([placeAfter(['a', 'b'], 'a', 'a'), placeAfter(['a', 'b'], 'a', 'c')]).toEqual([undefined, undefined])
})

it('placeAfter keeps every other item in its order', () => {
  const ids = fc.uniqueArray(fc.string(), { minLength: 1, maxLength: 8 })
  fc.assert(
    fc.property(ids, fc.nat(), fc.option(fc.nat()), (all, item, other) => {
      const id = all[item % all.length]!
      const after = other === null ? null : all[other % all.length]!
      const moved = placeAfter(all, id, after)
      fc.pre(after !== id)
      expect(moved?.filter((one) => one !== id)).toEqual(all.filter((one) => one !== id))
      expect(moved?.[moved.indexOf(id) - 1] ?? null).toBe(after)
    }),
  )
})

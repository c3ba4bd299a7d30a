import fc from 'fast-check'
import { expect, it } from 'vitest'
import { leastBy } from './leastBy.ts'

it('finds the same items as sorting all of them', () => {
  const items = fc.array(fc.record({ id: fc.nat(), value: fc.integer({ min: 0, max: 9 }) }))
  fc.assert(
    fc.property(items, fc.integer({ min: 1, max: 12 }), (all, count) => {
      const sorted = all.toSorted((a, b) => a.value - b.value).slice(0, count)
      expect(leastBy(all, count, ({ value }) => value)).toEqual(sorted)
    }),
  )
})

import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isReserved } from './isReserved.ts'
import { readUsername } from './readUsername.ts'
import { usableName } from './usableName.ts'

it.each([
  ['ann', 'ann'],
  ['Ann  Müller!', 'Ann Müller'],
  ['__ann__', 'ann__'],
  ['x'.repeat(60), 'x'.repeat(35)],
  ['admin', undefined],
  ['аdmin', undefined],
  ['Support ', undefined],
  ['al', undefined],
  ['🙂🙂🙂', undefined],
  ['pаypal', undefined],
  ['', undefined],
])('somebody called %j elsewhere is called %j here', (called, name) => {
  expect(usableName(called)).toBe(name)
})

it('whatever somebody is called elsewhere becomes a name that could be chosen here, or none', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme', minLength: 3 })), (called) => {
      const name = usableName(called)
      if (name === undefined) return
      expect(readUsername(name)).toBe(name)
      expect(isReserved(name)).toBe(false)
    }),
    { numRuns: 2000 },
  )
})

import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isReserved } from './isReserved.ts'
import { readUsername } from './readUsername.ts'
import { deriveUsername } from './deriveUsername.ts'

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
])('deriveUsername converts %j to %j', (called, name) => {
  expect(deriveUsername(called)).toBe(name)
})

it('deriveUsername returns a valid username or undefined, for any text', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme', minLength: 3 })), (called) => {
      const name = deriveUsername(called)
      if (name === undefined) return
      expect(readUsername(name)).toBe(name)
      expect(isReserved(name)).toBe(false)
    }),
    { numRuns: 2000 },
  )
})

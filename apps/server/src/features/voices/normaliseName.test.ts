import fc from 'fast-check'
import { expect, it } from 'vitest'
import { normaliseName } from './normaliseName.ts'

it.each([
  ['Zoë', 'zoe'],
  ['ÉLODIE', 'elodie'],
  ['Łukasz', 'lukasz'],
  ['Bjørn', 'bjorn'],
  ['Strauß', 'strauss'],
  ['İpek', 'ipek'],
  ['Nguyễn', 'nguyen'],
  ['  Mary\t Ann ', 'mary ann'],
  ['Ａｎｎａ', 'anna'],
  ['Дмитрий', 'дмитрии'],
])('normaliseName converts %s to %s', (name, searched) => {
  expect(normaliseName(name)).toBe(searched)
})

it('normaliseName is idempotent', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (name) => {
      const once = normaliseName(name)
      expect(normaliseName(once)).toBe(once)
    }),
  )
})

import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createFft } from './createFft.ts'

it('createFft transforms by the definition for every size', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 2, max: 7 }),
      fc.infiniteStream(fc.double({ min: -1, max: 1, noNaN: true })),
      (power, stream) => {
        const size = 2 ** power
        const re = Float64Array.from({ length: size }, () => stream.next().value)
        const im = Float64Array.from({ length: size }, () => stream.next().value)
        const expected = definition(re, im)
        createFft(size).transform(re, im)
        for (let k = 0; k < size; k++) {
          expect(re[k]).toBeCloseTo(expected.re[k]!, 9)
          expect(im[k]).toBeCloseTo(expected.im[k]!, 9)
        }
      },
    ),
    { numRuns: 30 },
  )
})

it.each([0, 2, 3, 100])('createFft rejects %d points and names a valid size', (size) => {
  expect(() => createFft(size)).toThrow('Use a power of two of at least 4')
})

function definition(re: Float64Array, im: Float64Array): { re: number[]; im: number[] } {
  const size = re.length
  const result = { re: [] as number[], im: [] as number[] }
  for (let k = 0; k < size; k++) {
    let sumRe = 0
    let sumIm = 0
    for (let t = 0; t < size; t++) {
      const angle = (-2 * Math.PI * ((k * t) % size)) / size
      sumRe += re[t]! * Math.cos(angle) - im[t]! * Math.sin(angle)
      sumIm += re[t]! * Math.sin(angle) + im[t]! * Math.cos(angle)
    }
    result.re.push(sumRe)
    result.im.push(sumIm)
  }
  return result
}

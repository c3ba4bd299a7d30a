import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Cuts, findGaps } from './findGaps.ts'
import type { Matrix } from './warpPath.ts'

/** Rows of one number. */
const rowsOf = (values: readonly number[]): Matrix => ({
  rows: values.length,
  size: 1,
  values: Float32Array.from(values),
})

/** Three words of a hundred rows each that have nothing in common. */
const [A, B, C] = [0, 40, 80].map((base) => Array.from({ length: 100 }, (_, index) => base + (index % 7))) as [
  number[],
  number[],
  number[],
]
const cutsOf = (words: readonly number[][]) => words.reduce((cuts, word) => [...cuts, cuts.at(-1)! + word.length], [0])

/** Cuts at shares of a number of rows, and at both ends. */
const positions = (rows: number, shares: readonly number[]) =>
  [...new Set([0, ...shares.map((share) => Math.round(share * rows)), rows])].toSorted((a, b) => a - b)

function gapsBetween(reference: readonly number[][], target: readonly number[][]) {
  const cuts: Cuts = { reference: cutsOf(reference), target: cutsOf(target) }
  return findGaps(rowsOf(reference.flat()), rowsOf(target.flat()), cuts, 0.25)
}

describe('findGaps', () => {
  it('leaves nothing out of two that are alike', () => {
    expect(gapsBetween([A, B, C], [A, B, C])).toEqual([])
  })

  it('leaves out what only the reference has', () => {
    expect(gapsBetween([A, B, C], [A, C])).toEqual([{ side: 'reference', reference: 100, target: 100, length: 100 }])
  })

  it('leaves out what only the target has', () => {
    expect(gapsBetween([A, C], [A, B, C])).toEqual([{ side: 'target', reference: 100, target: 100, length: 100 }])
  })

  it('leaves out the end of the reference that the target lacks', () => {
    expect(gapsBetween([A, B, C], [A])).toEqual([{ side: 'reference', reference: 100, target: 100, length: 200 }])
  })

  it('leaves out the start of the target that the reference lacks', () => {
    expect(gapsBetween([C], [A, B, C])).toEqual([{ side: 'target', reference: 0, target: 0, length: 200 }])
  })

  it('has gaps in order, within both sides, for any rows and cuts', () => {
    const side = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 1, maxLength: 30 })
    const cuts = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 4 })
    fc.assert(
      fc.property(side, side, cuts, cuts, fc.double({ min: -5, max: 5, noNaN: true }), (a, b, ofA, ofB, cost) => {
        const own = { reference: positions(a.length, ofA), target: positions(b.length, ofB) }
        let [reference, target] = [0, 0]
        for (const gap of findGaps(rowsOf(a), rowsOf(b), own, cost)) {
          expect(gap.length).toBeGreaterThan(0)
          expect(gap.reference).toBeGreaterThanOrEqual(reference)
          expect(gap.target).toBeGreaterThanOrEqual(target)
          reference = gap.reference + (gap.side === 'reference' ? gap.length : 0)
          target = gap.target + (gap.side === 'target' ? gap.length : 0)
        }
        expect(reference).toBeLessThanOrEqual(a.length)
        expect(target).toBeLessThanOrEqual(b.length)
      }),
    )
  })
})

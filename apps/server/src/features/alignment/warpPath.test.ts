import { describe, expect, it } from 'vitest'
import { diagonalBand, type Matrix, refinedBand, warpPath } from './warpPath.ts'

const matrix = (...values: number[]): Matrix => ({ rows: values.length, size: 1, values: Float32Array.from(values) })

/** A ramp whose steps have the given numbers of rows. */
function stretched(steps: readonly number[]): Matrix {
  return matrix(...steps.flatMap((count, step) => Array.from({ length: count }, () => step)))
}

/** Every `count`th row. */
const every = (count: number, { values }: Matrix) => matrix(...values.filter((_, row) => row % count === 0))

describe('warpPath', () => {
  it('matches equal rows of sounds of other rates', () => {
    const path = warpPath(matrix(1, 2, 3), matrix(1, 1, 2, 3, 3, 3), { centre: (row) => 2 * row, reach: 6 })
    expect([...path.first]).toEqual([0, 2, 3])
    expect([...path.last]).toEqual([1, 2, 5])
    expect(path.distance).toBe(0)
  })

  it('widens a band that no path fits into', () => {
    const path = warpPath(matrix(1), matrix(1, 1, 1, 1, 1, 1, 1, 1), { centre: () => 0, reach: 1 })
    expect([path.first[0], path.last[0]]).toEqual([0, 7])
  })

  it('finds the same path within the band round a coarse one', () => {
    const counts = Array.from({ length: 64 }, (_, step) => 4 + ((step * 7) % 9))
    const reference = stretched(counts.map(() => 8))
    const target = stretched(counts)
    const coarse = [every(4, reference), every(4, target)] as const
    const rough = warpPath(...coarse, diagonalBand(...coarse, 0.3))
    const whole = warpPath(reference, target, diagonalBand(reference, target, 1))
    const refined = warpPath(reference, target, refinedBand(rough, 4, 24))
    expect(refined).toEqual(whole)
  })
})

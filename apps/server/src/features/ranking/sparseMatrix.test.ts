import { expect, it } from 'vitest'
import { createRandom } from '../../testing/createRandom.ts'
import { inverseDiagonal, solve, type SparseMatrix } from './sparseMatrix.ts'

/** Information about voices that are compared with their neighbours on a ring, and with some others. */
function newMatrix(size: number, others: number): SparseMatrix {
  const random = createRandom(size)
  const pairs = Array.from({ length: size * (1 + others) }, (_, n) => {
    const a = n % size
    const b = n < size ? (a + 1) % size : Math.floor(random() * size)
    return a === b ? [a, (a + 2) % size] : [a, b]
  })
  const links = Float64Array.from(pairs, () => random())
  const diagonal = new Float64Array(size).fill(1)
  for (const [n, [a = 0, b = 0]] of pairs.entries()) {
    diagonal[a]! += links[n]!
    diagonal[b]! += links[n]!
  }
  const column = (side: 0 | 1) => Int32Array.from(pairs, (pair) => pair[side] ?? 0)
  return { diagonal, first: column(0), second: column(1), links }
}

it.each([
  ['two voices', 2, 0],
  ['three voices', 3, 0],
  ['a few', 20, 3],
  ['many', 200, 10],
])('inverseDiagonal of %s is near the exact values', (_what, size, others) => {
  const matrix = newMatrix(size, others)
  const found = inverseDiagonal(
    matrix,
    Int32Array.from({ length: size }, (_, i) => i),
  )
  const exact = found.map((_, place) => {
    const unit = new Float64Array(size)
    unit[place] = 1
    return solve(matrix, unit)[place]!
  })
  for (const [place, value] of found.entries()) expect(Math.abs(value / exact[place]! - 1)).toBeLessThan(0.05)
})

it('solve returns the solution of a linear system', () => {
  const matrix = {
    diagonal: Float64Array.of(3, 2),
    first: Int32Array.of(0),
    second: Int32Array.of(1),
    links: Float64Array.of(1),
  }
  const solution = solve(matrix, Float64Array.of(1, 2))
  expect(solution[0]).toBeCloseTo(4 / 5)
  expect(solution[1]).toBeCloseTo(7 / 5)
})

/**
 * Symmetric positive definite matrix with a diagonal and, for each pair of voices, one entry `-links[n]` at
 * (`first[n]`, `second[n]`): the information about the skills.
 */
export interface SparseMatrix {
  readonly diagonal: Float64Array
  readonly first: Int32Array
  readonly second: Int32Array
  readonly links: Float64Array
}

function multiply({ diagonal, first, second, links }: SparseMatrix, vector: Float64Array, product: Float64Array): void {
  for (let i = 0; i < diagonal.length; i += 1) product[i] = diagonal[i]! * vector[i]!
  for (let n = 0; n < links.length; n += 1) {
    const a = first[n]!
    const b = second[n]!
    const link = links[n]!
    product[a]! -= link * vector[b]!
    product[b]! -= link * vector[a]!
  }
}

const MAX_STEPS = 100

/** Part of the first error, squared, at which a solution is good enough. */
const PRECISION = 1e-9

/** Solves a linear system by conjugate gradients, preconditioned by the diagonal. */
export function solve(matrix: SparseMatrix, right: Float64Array): Float64Array {
  const { diagonal } = matrix
  const size = right.length
  const solution = new Float64Array(size)
  const rest = Float64Array.from(right)
  const direction = rest.map((value, i) => value / diagonal[i]!)
  const product = new Float64Array(size)
  let error = dot(rest, direction)
  const enough = PRECISION * error
  for (let step = 0; step < MAX_STEPS && error > enough; step += 1) {
    multiply(matrix, direction, product)
    const length = error / dot(direction, product)
    let next = 0
    for (let i = 0; i < size; i += 1) {
      solution[i]! += length * direction[i]!
      rest[i]! -= length * product[i]!
      next += (rest[i]! * rest[i]!) / diagonal[i]!
    }
    const turn = next / error
    error = next
    for (let i = 0; i < size; i += 1) direction[i] = rest[i]! / diagonal[i]! + turn * direction[i]!
  }
  return solution
}

function dot(a: Float64Array, b: Float64Array): number {
  let sum = 0
  for (let i = 0; i < a.length; i += 1) sum += a[i]! * b[i]!
  return sum
}

/** Entry of the inverse on its diagonal. */
function exactEntry(matrix: SparseMatrix, place: number): number {
  const unit = new Float64Array(matrix.diagonal.length)
  unit[place] = 1
  return solve(matrix, unit)[place]!
}

/** Size up to which every entry is computed exactly. */
const SMALL = 50

const MESSAGE_ROUNDS = 8

/**
 * Diagonal of the inverse: exact for small matrices, otherwise by Gaussian belief propagation, which neglects loops of
 * pairs and is about 3 % low. A voice tells another on a pair how well it is known by all its other pairs.
 */
export function roughInverseDiagonal(matrix: SparseMatrix): Float64Array {
  const { diagonal, first, second, links } = matrix
  const size = diagonal.length
  if (size <= SMALL) return diagonal.map((_, place) => exactEntry(matrix, place))
  /** What the first voice of a pair tells the second, and the second the first; and the sums that each is told. */
  let down = new Float64Array(links.length)
  let up = new Float64Array(links.length)
  const told = new Float64Array(size)
  for (let round = 0; round < MESSAGE_ROUNDS; round += 1) {
    const [nextDown, nextUp] = [new Float64Array(links.length), new Float64Array(links.length)]
    for (let n = 0; n < links.length; n += 1) {
      const a = first[n]!
      const b = second[n]!
      const square = links[n]! * links[n]!
      nextDown[n] = square / (diagonal[a]! - told[a]! + up[n]!)
      nextUp[n] = square / (diagonal[b]! - told[b]! + down[n]!)
    }
    down = nextDown
    up = nextUp
    told.fill(0)
    for (let n = 0; n < links.length; n += 1) {
      told[second[n]!]! += down[n]!
      told[first[n]!]! += up[n]!
    }
  }
  return diagonal.map((value, i) => 1 / (value - told[i]!))
}

/** Number of entries that are computed exactly, to scale the others. */
const PROBES = 12

/**
 * Diagonal of the inverse: the approximate one, scaled by its mean ratio to exact entries at a few places. `order`:
 * indices by skill, so that these places are spread.
 */
export function inverseDiagonal(matrix: SparseMatrix, order: Int32Array): Float64Array {
  const rough = roughInverseDiagonal(matrix)
  const size = rough.length
  if (size <= SMALL) return rough
  let ratio = 0
  for (let probe = 0; probe < PROBES; probe += 1) {
    const place = order[Math.floor(((probe + 0.5) * size) / PROBES)]!
    ratio += exactEntry(matrix, place) / rough[place]! / PROBES
  }
  return rough.map((variance) => variance * ratio)
}

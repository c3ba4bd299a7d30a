/** Rows of numbers: `size` per row. */
export interface Matrix {
  readonly rows: number
  readonly size: number
  readonly values: Float32Array
}

/** Search band: for each row of the reference, the target rows within `reach` of `centre`. */
export interface Band {
  /** Never decreases. */
  centre(row: number): number
  readonly reach: number
}

/** Path of a warp: first and last target row matched with each row of the reference; neither decreases. */
export interface Path {
  readonly first: Int32Array
  readonly last: Int32Array
  /** Mean distance along the path. */
  readonly distance: number
}

const DIAGONAL = 0
const REFERENCE = 1
const TARGET = 2

/** Band along the diagonal (Sakoe and Chiba 1978); `share` is its reach relative to the longer side. */
export function diagonalBand(reference: Matrix, target: Matrix, share: number): Band {
  const slope = target.rows / reference.rows
  return {
    centre: (row) => Math.round(row * slope),
    reach: Math.ceil(Math.max(reference.rows, target.rows) * share) + 2,
  }
}

/** Band round a path that was found with `factor` times fewer rows on both sides (Salvador and Chan 2007). */
export function refinedBand({ first, last }: Path, factor: number, reach: number): Band {
  const middle = Float64Array.from(first, (from, row) => (factor * (from + last[row]! + 1)) / 2)
  const end = middle.length - 1
  return {
    centre: (row) => {
      const position = Math.min(end, Math.max(0, (row + 0.5) / factor - 0.5))
      const before = Math.floor(position)
      const from = middle[before]!
      return Math.round(from + ((middle[Math.min(end, before + 1)] ?? from) - from) * (position - before))
    },
    reach,
  }
}

/**
 * Dynamic time warping (Sakoe and Chiba 1978): matches the rows of two recordings of the same text, in order, with the
 * smallest sum of Euclidean distances. Both begin and end together. Neither side may be empty.
 */
export function warpPath(reference: Matrix, target: Matrix, { centre, reach }: Band): Path {
  const { rows, size } = reference
  const columns = target.rows
  const width = 2 * reach + 1
  const lefts = Int32Array.from({ length: rows }, (_, row) => centre(row) - reach)
  // The path ends at the last column, and the bands of neighbouring rows overlap.
  lefts[rows - 1] = Math.max(lefts[rows - 1]!, columns - width)
  for (let row = rows - 2; row >= 0; row -= 1) lefts[row] = Math.max(lefts[row]!, lefts[row + 1]! - reach)
  lefts[0] = Math.min(lefts[0]!, 0)
  const steps = new Uint8Array(rows * width)
  let above = new Float64Array(width)
  let row = new Float64Array(width)

  for (let i = 0; i < rows; i += 1) {
    const left = lefts[i]!
    const shift = left - (lefts[i - 1] ?? 0)
    row.fill(Infinity)
    for (let k = Math.max(0, -left); k < width && left + k < columns; k += 1) {
      const j = left + k
      const isAbove = i > 0 && k + shift >= 0 && k + shift < width
      const isBefore = i > 0 && j > 0 && k + shift >= 1 && k + shift <= width
      const diagonal = isBefore ? above[k + shift - 1]! : Infinity
      const fromReference = isAbove ? above[k + shift]! : Infinity
      const fromTarget = k > 0 ? row[k - 1]! : Infinity
      let best = diagonal
      let step = DIAGONAL
      if (fromReference < best) {
        best = fromReference
        step = REFERENCE
      }
      if (fromTarget < best) {
        best = fromTarget
        step = TARGET
      }
      if (i === 0 && j === 0) best = 0
      if (best === Infinity) continue
      row[k] = best + distance(reference.values, i * size, target.values, j * size, size)
      steps[i * width + k] = step
    }
    const spare = above
    above = row
    row = spare
  }

  const isReached = (above[columns - 1 - lefts[rows - 1]!] ?? Infinity) < Infinity
  if (!isReached && reach < columns) return warpPath(reference, target, { centre, reach: 2 * reach })

  const first = new Int32Array(rows)
  const last = new Int32Array(rows).fill(-1)
  let matches = 0
  let i = rows - 1
  let j = columns - 1
  const total = above[j - lefts[i]!]!
  for (;;) {
    first[i] = j
    if (last[i]! < 0) last[i] = j
    matches += 1
    if (i === 0 && j === 0) break
    const step = i === 0 ? TARGET : j === 0 ? REFERENCE : steps[i * width + (j - lefts[i]!)]!
    if (step !== TARGET) i -= 1
    if (step !== REFERENCE) j -= 1
  }
  return { first, last, distance: total / matches }
}

export function distance(a: Float32Array, i: number, b: Float32Array, j: number, size: number): number {
  let sum = 0
  for (let c = 0; c < size; c += 1) {
    const difference = a[i + c]! - b[j + c]!
    sum += difference * difference
  }
  return Math.sqrt(sum)
}

import { CEPSTRA_PER_FRAME } from './melCepstra.ts'

interface Frames {
  frames: number
  values: Float64Array
}

/** Width of the Sakoe–Chiba band, as a share of the longer sound. */
const BAND = 0.25

const DIAGONAL = 0
const REFERENCE = 1
const TARGET = 2

/**
 * Dynamic time warping (Sakoe and Chiba 1978): maps each frame of the reference to the matching frame of the target,
 * monotonically. Both sounds are assumed to begin and end together.
 */
export function warpPath(reference: Frames, target: Frames): Float64Array {
  const rows = reference.frames
  const columns = target.frames
  const slope = columns / rows
  const reach = Math.ceil(Math.max(rows, columns) * BAND) + 2
  const width = 2 * reach + 1
  // Row i holds the columns from its middle - reach to its middle + reach.
  const leftOf = (row: number) => Math.round(row * slope) - reach
  const steps = new Uint8Array(rows * width)
  let above = new Float64Array(width).fill(Infinity)
  let row = new Float64Array(width)

  for (let i = 0; i < rows; i += 1) {
    const left = leftOf(i)
    const shift = left - leftOf(i - 1)
    row = new Float64Array(width).fill(Infinity)
    for (let k = Math.max(0, -left); k < width && left + k < columns; k += 1) {
      const j = left + k
      const diagonal = i > 0 && j > 0 ? (above[k + shift - 1] ?? Infinity) : Infinity
      const fromReference = i > 0 ? (above[k + shift] ?? Infinity) : Infinity
      const fromTarget = k > 0 && j > 0 ? (row[k - 1] ?? Infinity) : Infinity
      const best = i === 0 && j === 0 ? 0 : Math.min(diagonal, fromReference, fromTarget)
      if (best === Infinity) continue
      row[k] = best + distance(reference.values, i, target.values, j)
      steps[i * width + k] = best === diagonal ? DIAGONAL : best === fromReference ? REFERENCE : TARGET
    }
    above = row
  }

  const path = new Float64Array(rows)
  const visits = new Uint32Array(rows)
  let i = rows - 1
  let j = columns - 1
  while (i >= 0 && j >= 0) {
    path[i] = (path[i] ?? 0) + j
    visits[i] = (visits[i] ?? 0) + 1
    const step = steps[i * width + (j - leftOf(i))]
    if (i === 0 && j === 0) break
    if (step !== TARGET) i -= 1
    if (step !== REFERENCE) j -= 1
  }
  // A reference frame that matched several target frames is mapped to their middle.
  for (let at = 0; at < rows; at += 1) path[at] = (path[at] ?? 0) / Math.max(1, visits[at] ?? 1)
  return path
}

function distance(a: Float64Array, i: number, b: Float64Array, j: number): number {
  let sum = 0
  const ai = i * CEPSTRA_PER_FRAME
  const bj = j * CEPSTRA_PER_FRAME
  for (let c = 0; c < CEPSTRA_PER_FRAME; c += 1) {
    const difference = (a[ai + c] ?? 0) - (b[bj + c] ?? 0)
    sum += difference * difference
  }
  return Math.sqrt(sum)
}

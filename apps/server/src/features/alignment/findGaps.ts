import { distance, type Matrix } from './warpPath.ts'

/** Rows of one side that are left out. */
export interface Gap {
  readonly side: 'reference' | 'target'
  /** Position on both sides where it begins, in rows. */
  readonly reference: number
  readonly target: number
  /** Rows. */
  readonly length: number
}

/** Positions between rows where a gap may begin and end, ascending: the first is 0, the last the number of rows. */
export interface Cuts {
  readonly reference: readonly number[]
  readonly target: readonly number[]
}

/** Costs of each row of one side with each of the other, row-major, and what follows from the sizes. */
interface Costs {
  readonly rows: number
  readonly columns: number
  readonly values: Float32Array
}

/**
 * Additional cost of leaving out what is between two cuts. Without it, a right sentence that fits badly was left out on
 * both sides.
 */
const STRETCH_COST = 15

const DIAGONAL = 0
const REFERENCE = 1
const TARGET = 2
const REFERENCE_GAP = 3
const TARGET_GAP = 4

/**
 * Dynamic time warping that may leave out rows of either side between two cuts, as an alignment with gaps does
 * (Needleman and Wunsch 1970). Rows cost their distance, once for each side; a row that is left out costs `gapCost` more
 * than the mean row of a warp without gaps. Returns the gaps, in order.
 */
export function findGaps(reference: Matrix, target: Matrix, cuts: Cuts, gapCost: number): Gap[] {
  const costs = costsOf(reference, target)
  const whole = { reference: [0, costs.rows], target: [0, costs.columns] }
  const mean = warp(costs, whole, Infinity).total / (costs.rows + costs.columns)
  return gapsOf(costs, cuts, warp(costs, cuts, mean + gapCost).steps)
}

function costsOf(reference: Matrix, target: Matrix): Costs {
  const { rows, size } = reference
  const columns = target.rows
  const values = new Float32Array(rows * columns)
  for (let i = 0; i < rows; i += 1) {
    for (let j = 0; j < columns; j += 1) {
      values[i * columns + j] = distance(reference.values, i * size, target.values, j * size, size)
    }
  }
  return { rows, columns, values }
}

/** Total cost of the cheapest warp, and the last step to each pair of positions, row-major. */
function warp({ rows, columns, values }: Costs, cuts: Cuts, gapCost: number): { total: number; steps: Uint8Array } {
  const width = columns + 1
  const steps = new Uint8Array((rows + 1) * width)
  const costOfGap = (length: number) => STRETCH_COST + length * gapCost
  let row = new Float64Array(width).fill(Infinity)
  row[0] = 0
  openTargetGaps(row, steps.subarray(0, width), cuts.target, costOfGap)
  /** Costs at the previous cut of the reference, and the index of the next. */
  let atCut = row
  let cut = 1
  for (let i = 1; i <= rows; i += 1) {
    const above = row
    row = new Float64Array(width).fill(Infinity)
    const own = steps.subarray(i * width, (i + 1) * width)
    const at = (i - 1) * columns - 1
    for (let j = 1; j <= columns; j += 1) {
      const cost = values[at + j]!
      let best = above[j - 1]! + 2 * cost
      let step = DIAGONAL
      if (above[j]! + cost < best) {
        best = above[j]! + cost
        step = REFERENCE
      }
      if (row[j - 1]! + cost < best) {
        best = row[j - 1]! + cost
        step = TARGET
      }
      row[j] = best
      own[j] = step
    }
    if (i !== cuts.reference[cut]) continue
    const gap = costOfGap(i - cuts.reference[cut - 1]!)
    for (let j = 0; j <= columns; j += 1) {
      if (atCut[j]! + gap >= row[j]!) continue
      row[j] = atCut[j]! + gap
      own[j] = REFERENCE_GAP
    }
    openTargetGaps(row, own, cuts.target, costOfGap)
    atCut = row
    cut += 1
  }
  return { total: row[columns]!, steps }
}

/** Lets stretches of the target be left out where the reference has a cut. */
function openTargetGaps(
  row: Float64Array,
  steps: Uint8Array,
  cuts: readonly number[],
  costOfGap: (length: number) => number,
): void {
  for (let k = 1; k < cuts.length; k += 1) {
    const [from, to] = [cuts[k - 1]!, cuts[k]!]
    const cost = row[from]! + costOfGap(to - from)
    if (cost >= row[to]!) continue
    row[to] = cost
    steps[to] = TARGET_GAP
  }
}

/** Gaps on the way that the steps describe; neighbours of one side are one. */
function gapsOf({ rows, columns }: Costs, cuts: Cuts, steps: Uint8Array): Gap[] {
  const gaps: Gap[] = []
  let reference = rows
  let target = columns
  while (reference > 0 || target > 0) {
    const end = { reference, target }
    const step = steps[reference * (columns + 1) + target]!
    if (step === REFERENCE_GAP) reference = cutBefore(cuts.reference, reference)
    else if (step === TARGET_GAP) target = cutBefore(cuts.target, target)
    else {
      if (step !== TARGET) reference -= 1
      if (step !== REFERENCE) target -= 1
      continue
    }
    const side = step === REFERENCE_GAP ? 'reference' : 'target'
    const length = end[side] - (side === 'reference' ? reference : target)
    const next = gaps[0]
    const isSame = next?.side === side && next.reference === end.reference && next.target === end.target
    gaps.splice(0, isSame ? 1 : 0, { side, reference, target, length: length + (isSame ? next.length : 0) })
  }
  return gaps
}

const cutBefore = (cuts: readonly number[], position: number): number => cuts[cuts.indexOf(position) - 1]!

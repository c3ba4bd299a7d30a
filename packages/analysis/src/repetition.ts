/** A signal with running sums, so that the mean and power of any section are known. */
export interface Repeating {
  readonly values: Float32Array
  readonly rate: number
  readonly sums: Float64Array
  readonly squares: Float64Array
}

/** How a signal repeats around a time. */
export interface Repetition {
  /** Correlation of the signal with itself one period later, 0-1; that of the worst multiple of the period. */
  readonly strength: number
  /** Period in milliseconds; 0 without one. */
  readonly periodMs: number
  /** Correlation with itself half a period later, -1 to 1: high if every second pulse differs. */
  readonly half: number
}

const SHORTEST_PERIOD_MS = 2.5
const LONGEST_PERIOD_MS = 22
/** Multiples of a period up to here must repeat too, which the ringing of a formant does not. */
const LONGEST_MULTIPLE_MS = 14
/** A longer period must be better by this: multiples of a period repeat as well as the period. */
const MARGIN = 0.02
const BLOCK_FRAMES = 500

export function repeating(values: Float32Array, rate: number): Repeating {
  const sums = new Float64Array(values.length + 1)
  const squares = new Float64Array(values.length + 1)
  for (let i = 0; i < values.length; i++) {
    sums[i + 1] = sums[i]! + values[i]!
    squares[i + 1] = squares[i]! + values[i]! * values[i]!
  }
  return { values, rate, sums, squares }
}

/** Length of the sections that are compared. */
interface Section {
  readonly periods: number
  readonly shortestMs: number
}

/**
 * Finds the best period of 2.5-22 ms in each of `frames` frames, `hopMs` apart, once for each section length: the
 * correlation of a section of so many periods with the section one period later, both centred at the frame.
 */
export function repetitions(
  signal: Repeating,
  frames: number,
  hopMs: number,
  sections: readonly Section[],
): Repetition[][] {
  const perMs = signal.rate / 1000
  const { values } = signal
  const first = Math.round(SHORTEST_PERIOD_MS * perMs)
  const width = Math.round(LONGEST_PERIOD_MS * perMs) + 2
  const lengthOf = ({ periods, shortestMs }: Section, lag: number) =>
    Math.round(Math.max(shortestMs * perMs, periods * lag))
  const reach = width + Math.max(...sections.map((section) => lengthOf(section, width)))
  const found = sections.map((): Repetition[] => [])
  // In blocks, so that memory does not grow with the clip.
  for (let block = 0; block < frames; block += BLOCK_FRAMES) {
    const count = Math.min(BLOCK_FRAMES, frames - block)
    const tables = sections.map(() => new Float64Array(count * width))
    const begin = Math.max(0, Math.floor(block * hopMs * perMs) - reach)
    const end = Math.min(values.length, Math.ceil((block + count) * hopMs * perMs) + reach)
    const products = new Float64Array(Math.max(0, end - begin) + 1)
    // Running sums of the products at one lag give the correlation of every frame at that lag.
    for (let lag = first >> 1; lag < width; lag++) {
      let sum = 0
      for (let i = begin; i + lag < end; i++) {
        sum += values[i]! * values[i + lag]!
        products[i - begin + 1] = sum
      }
      for (const [n, section] of sections.entries()) {
        const length = lengthOf(section, lag)
        for (let k = 0; k < count; k++) {
          const start = (block + k) * hopMs * perMs - ((length + lag) >> 1)
          tables[n]![k * width + lag] = correlation(signal, products, begin, start, length, lag)
        }
      }
    }
    for (const [n, table] of tables.entries()) {
      for (let k = 0; k < count; k++) {
        found[n]!.push(bestPeriod(table.subarray(k * width, (k + 1) * width), first, perMs))
      }
    }
  }
  return found
}

/**
 * Pearson correlation of a section with the one `lag` later; 0 if less than half of it is in the clip. `products` are
 * running sums from the sample `begin`.
 */
function correlation(
  { values, sums, squares }: Repeating,
  products: Float64Array,
  begin: number,
  start: number,
  length: number,
  lag: number,
): number {
  const from = Math.max(0, start)
  const to = Math.min(values.length - lag, start + length)
  const count = to - from
  if (count < length / 2) return 0
  const cross = products[to - begin]! - products[from - begin]!
  const left = sums[to]! - sums[from]!
  const right = sums[to + lag]! - sums[from + lag]!
  const leftPower = squares[to]! - squares[from]! - (left * left) / count
  const rightPower = squares[to + lag]! - squares[from + lag]! - (right * right) / count
  if (leftPower <= 1e-12 || rightPower <= 1e-12) return 0
  return (cross - (left * right) / count) / Math.sqrt(leftPower * rightPower)
}

/** The period with the highest correlations, which are listed by lag. */
function bestPeriod(correlations: Float64Array, first: number, perMs: number): Repetition {
  const around = (lag: number) => Math.max(correlations[lag - 1]!, correlations[lag]!, correlations[lag + 1]!)
  let strength = 0
  let period = 0
  for (let lag = first; lag < correlations.length - 1; lag++) {
    const here = correlations[lag]!
    if (here < correlations[lag - 1]! || here < correlations[lag + 1]!) continue
    let lowest = vertex(correlations[lag - 1]!, here, correlations[lag + 1]!)
    for (let multiple = 2 * lag; multiple <= LONGEST_MULTIPLE_MS * perMs; multiple += lag) {
      lowest = Math.min(lowest, around(multiple))
    }
    if (lowest > strength + MARGIN) {
      strength = lowest
      period = lag
    }
  }
  return { strength, periodMs: period / perMs, half: period === 0 ? 0 : around(period >> 1) }
}

/** Height of the parabola through three neighbouring values, at most 1. */
function vertex(before: number, here: number, after: number): number {
  const bend = before - 2 * here + after
  return Math.min(1, bend < 0 ? here - (before - after) ** 2 / (8 * bend) : here)
}

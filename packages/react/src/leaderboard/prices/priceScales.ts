import type { BlindPoint } from '@voice-rankings/contract'

/** Mark on an axis, with its place in percent of the axis. */
export interface AxisMark {
  readonly value: number
  readonly at: number
}

/** Places of the points of a chart, in percent of its width and height. */
export interface PriceScales {
  readonly x: (dollars: number) => number
  /** From the upper edge. */
  readonly y: (score: number) => number
  readonly prices: readonly AxisMark[]
  readonly scores: readonly AxisMark[]
  /** End of the lane of voices that cost nothing; null without such voices, or with only those. */
  readonly laneEnd: number | null
}

/** Width of the lane of voices that cost nothing, which have no place on a logarithmic axis. */
const LANE = 18
/** Distance of the first and last price from the ends of their axis. */
const MARGIN = 6
const MOST_MARKS = 5

/** Round prices: 1, 2 and 5 in each decade. */
const ROUND = [-3, -2, -1, 0, 1, 2, 3, 4].flatMap((power) => [1, 2, 5].map((one) => Number(`${one}e${power}`)))

/** Distances between round scores. */
const SCORE_STEPS = [10, 20, 50, 100, 200, 500]

/** Every n-th value, so that at most {@link MOST_MARKS} remain. */
const thinned = (values: readonly number[]) =>
  values.filter((_, at) => at % Math.ceil(values.length / MOST_MARKS) === 0)

/** Scales of points: prices on a logarithmic axis with a lane for free voices before it, scores on a linear one. */
export function priceScales(points: readonly BlindPoint[]): PriceScales {
  const paid = points.flatMap(({ dollars_per_million: dollars }) => (dollars > 0 ? dollars : []))
  const hasFree = paid.length < points.length
  const laneEnd = hasFree && paid.length > 0 ? LANE : null
  const [least, most] = [Math.min(...paid), Math.max(...paid)]
  const low = ROUND.findLast((price) => price <= least) ?? least
  const high = ROUND.find((price) => price >= most && price > low) ?? most * 2
  const from = (laneEnd ?? 0) + MARGIN
  const x = (dollars: number) => {
    if (dollars === 0) return laneEnd === null ? 50 : laneEnd / 2
    return from + (Math.log(dollars / low) / Math.log(high / low)) * (100 - MARGIN - from)
  }

  const scores = points.map(({ score }) => score)
  const range = Math.max(...scores) - Math.min(...scores)
  const step = SCORE_STEPS.find((one) => range / one <= MOST_MARKS - 1) ?? 1000
  const bottom = Math.floor((Math.min(...scores) - 1) / step) * step
  const top = Math.ceil((Math.max(...scores) + 1) / step) * step
  const y = (score: number) => ((top - score) / (top - bottom)) * 100

  const prices = paid.length > 0 ? thinned(ROUND.filter((price) => price >= low && price <= high)) : []
  return {
    x,
    y,
    laneEnd,
    prices: [...(hasFree ? [0] : []), ...prices].map((value) => ({ value, at: x(value) })),
    scores: Array.from({ length: (top - bottom) / step + 1 }, (_, at) => bottom + at * step).map((value) => ({
      value,
      at: y(value),
    })),
  }
}

/** Line between two places, in percent of width and height. */
export interface AxisLine {
  readonly x1: number
  readonly y1: number
  readonly x2: number
  readonly y2: number
}

/** Lines of the frontier, cheapest voice first: the best score for each price is a step. Ends at the right edge. */
export function frontierLines(frontier: readonly BlindPoint[], { x, y }: PriceScales): AxisLine[] {
  const places = frontier.map(({ dollars_per_million: dollars, score }) => ({ x: x(dollars), y: y(score) }))
  return places.flatMap((from, at) => {
    const to = places[at + 1]
    const level = { x1: from.x, y1: from.y, x2: to?.x ?? 100, y2: from.y }
    return to ? [level, { x1: to.x, y1: from.y, x2: to.x, y2: to.y }] : level
  })
}

/** Least distance between the names in a chart, in percent of its width and height. */
const NAME_SPACE = { x: 16, y: 7 } as const

/** The points of a frontier whose names have space, better ones first. */
export function namedPoints(frontier: readonly BlindPoint[], { x, y }: PriceScales): Set<string> {
  const named: BlindPoint[] = []
  for (const point of frontier.toReversed()) {
    const isFree = named.every(
      (other) =>
        Math.abs(x(other.dollars_per_million) - x(point.dollars_per_million)) >= NAME_SPACE.x ||
        Math.abs(y(other.score) - y(point.score)) >= NAME_SPACE.y,
    )
    if (isFree) named.push(point)
  }
  return new Set(named.map(({ voice_id: id }) => id))
}

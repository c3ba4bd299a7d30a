/** Share of an axis from its end to the range in focus. */
const MARGIN = 0.12

/** Places of values on an axis, from 0 to 1. */
export interface Axis {
  /** True if no part is larger than another. */
  readonly isEven: boolean
  readonly toShare: (value: number) => number
  readonly toValue: (share: number) => number
}

/**
 * Creates an axis from `min` to `max` that gives most of its length to a range in focus. What lies outside takes 12 % at
 * each end, so that every value has a place.
 */
export function createAxis([min, max]: readonly [number, number], [low, high]: readonly [number, number]): Axis {
  const values = [min, low, high, max]
  const shares = [0, low > min ? MARGIN : 0, high < max ? 1 - MARGIN : 1, 1]
  return {
    isEven: low <= min && high >= max,
    toShare: (value) => interpolate(value, values, shares),
    toValue: (share) => interpolate(share, shares, values),
  }
}

function interpolate(at: number, from: readonly number[], to: readonly number[]): number {
  const end = Math.max(
    1,
    from.findIndex((bound, index) => index > 0 && at <= bound && bound > (from[index - 1] ?? 0)),
  )
  const [start = 0, stop = 1] = [from[end - 1], from[end]]
  const [first = 0, last = 1] = [to[end - 1], to[end]]
  return first + ((at - start) / (stop - start)) * (last - first)
}

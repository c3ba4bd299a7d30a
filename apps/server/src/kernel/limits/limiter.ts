/** A rate limit: points per period. */
export interface Limit {
  /** Name of the counted action, such as `login`; part of the key. */
  readonly name: string
  readonly points: number
  readonly durationMs: number
}

/** State of a limit for one key. */
export interface Usage {
  readonly allowed: boolean
  readonly remaining: number
  /** Start of the next period; now if nothing has been counted. */
  readonly resetsAt: Date
}

/** Rate limiter. Refused requests are not counted. */
export interface Limiter {
  /** Takes all of the points, or none if too few are left; atomic under concurrency. Default: one point. */
  consume(limit: Limit, key: string, points?: number): Promise<Usage>
  /** Returns the state of the limit without taking points. */
  peek(limit: Limit, key: string): Promise<Usage>
  /** Returns points that were taken for work that did not happen. */
  giveBack(limit: Limit, key: string, points?: number): Promise<void>
}

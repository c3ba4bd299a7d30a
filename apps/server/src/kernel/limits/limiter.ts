/** How much of something is allowed in a while. */
export interface Limit {
  /** What is counted, such as `login`; part of the key. */
  readonly name: string
  readonly points: number
  readonly durationMs: number
}

/** How far a limit is used up. */
export interface Usage {
  readonly allowed: boolean
  readonly remaining: number
  /** When the count begins anew; now when nothing has been counted. */
  readonly resetsAt: Date
}

/** Counts what somebody does, so that nobody does too much. What is refused is not counted. */
export interface Limiter {
  /** Uses up points if there are enough, all or none of them, however many ask at once. Default: one point. */
  consume(limit: Limit, key: string, points?: number): Promise<Usage>
  /** What is left, without using it. */
  peek(limit: Limit, key: string): Promise<Usage>
  /** Gives points back that were used up for nothing. */
  giveBack(limit: Limit, key: string, points?: number): Promise<void>
}

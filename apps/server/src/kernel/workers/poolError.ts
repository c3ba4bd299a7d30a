/** Why a pool has not done a job, as something to switch on. */
export type PoolErrorCode = 'unavailable' | 'busy' | 'timeout' | 'crashed' | 'aborted'

/**
 * The root of everything a pool fails with by itself; `code` tells the kinds apart. Whoever owns the pool says what a failure means
 * to its callers. What a worker refuses is an error of the owner's own.
 */
export abstract class PoolError extends Error {
  abstract readonly code: PoolErrorCode
  /** Name of the pool. */
  readonly pool: string
  constructor(pool: string, message: string) {
    super(`${pool}: ${message}`)
    this.pool = pool
  }
  override get name(): string {
    return this.constructor.name
  }
}

/** Its workers do not start, or it is being closed. */
export class PoolUnavailableError extends PoolError {
  readonly code = 'unavailable'
  /** A sentence. */
  readonly reason: string
  constructor(pool: string, reason: string) {
    super(pool, reason)
    this.reason = reason
  }
}

/** Too many jobs wait already. */
export class PoolBusyError extends PoolError {
  readonly code = 'busy'
  /** When asking again is likely to succeed, in ms. */
  readonly retryAfterMs: number
  constructor(pool: string, retryAfterMs: number) {
    super(pool, `too many jobs wait. Try again in ${Math.ceil(retryAfterMs / 1000)} s.`)
    this.retryAfterMs = retryAfterMs
  }
}

/** A worker did not finish the job in time and was stopped. */
export class PoolTimeoutError extends PoolError {
  readonly code = 'timeout'
  readonly timeoutMs: number
  constructor(pool: string, timeoutMs: number) {
    super(pool, `the job did not end within ${timeoutMs / 1000} s, and its worker was stopped.`)
    this.timeoutMs = timeoutMs
  }
}

/** Two workers broke on the job; they have been replaced. */
export class PoolCrashedError extends PoolError {
  readonly code = 'crashed'
  /** What the last one ended with, as part of a sentence. */
  readonly reason: string
  constructor(pool: string, reason: string) {
    super(pool, `the job broke its worker twice (${reason}).`)
    this.reason = reason
  }
}

/** The caller ended the job. */
export class PoolAbortedError extends PoolError {
  readonly code = 'aborted'
  constructor(pool: string) {
    super(pool, 'the job was cancelled before it was finished.')
  }
}

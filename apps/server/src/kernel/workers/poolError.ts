/** Discriminant of pool errors. */
export type PoolErrorCode = 'unavailable' | 'busy' | 'timeout' | 'crashed' | 'aborted'

/**
 * Base class of the errors that a pool raises itself, told apart by `code`. The pool's owner maps them to errors for
 * its callers. A worker's refusal of a job is mapped by `PoolOptions.refuse` instead.
 */
export abstract class PoolError extends Error {
  abstract readonly code: PoolErrorCode
  readonly pool: string
  constructor(pool: string, message: string) {
    super(`${pool}: ${message}`)
    this.pool = pool
  }
  override get name(): string {
    return this.constructor.name
  }
}

/** The workers do not start, or the pool is being closed. */
export class PoolUnavailableError extends PoolError {
  readonly code = 'unavailable'
  /** A full sentence. */
  readonly reason: string
  constructor(pool: string, reason: string) {
    super(pool, reason)
    this.reason = reason
  }
}

/** The queue is full. */
export class PoolBusyError extends PoolError {
  readonly code = 'busy'
  /** Time after which a retry is likely to succeed, in ms. */
  readonly retryAfterMs: number
  constructor(pool: string, retryAfterMs: number) {
    super(pool, `too many jobs wait. Try again in ${Math.ceil(retryAfterMs / 1000)} s.`)
    this.retryAfterMs = retryAfterMs
  }
}

/** A worker exceeded the time limit of a job and was stopped. */
export class PoolTimeoutError extends PoolError {
  readonly code = 'timeout'
  readonly timeoutMs: number
  constructor(pool: string, timeoutMs: number) {
    super(pool, `the job did not end within ${timeoutMs / 1000} s, and its worker was stopped.`)
    this.timeoutMs = timeoutMs
  }
}

/** The job crashed two workers, which have been replaced. */
export class PoolCrashedError extends PoolError {
  readonly code = 'crashed'
  /** Error of the last crash, as part of a sentence. */
  readonly reason: string
  constructor(pool: string, reason: string) {
    super(pool, `the job broke its worker twice (${reason}).`)
    this.reason = reason
  }
}

/** The caller aborted the job. */
export class PoolAbortedError extends PoolError {
  readonly code = 'aborted'
  constructor(pool: string) {
    super(pool, 'the job was cancelled before it was finished.')
  }
}

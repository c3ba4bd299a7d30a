import { createFairQueue } from './fairQueue.ts'
import type { PoolWorker, WorkerReply, StartWorker } from './poolWorker.ts'
import {
  PoolAbortedError,
  PoolBusyError,
  PoolCrashedError,
  PoolTimeoutError,
  PoolUnavailableError,
} from './poolError.ts'

export interface PoolOptions<Job, Result, Refusal extends string = never> {
  /** Whose workers they are, for errors. */
  name: string
  start: StartWorker<Job, Result, Refusal>
  /** Most workers at once. */
  size: number
  /** A worker that has not answered after this time is stopped, in ms. */
  timeoutMs: number
  /** Most jobs that may wait for a worker. */
  queueLimit: number
  /** A worker is replaced after this many jobs, before its memory has grown. */
  jobsPerWorker: number
  /** A worker without work for this long is stopped, in ms. */
  idleMs: number
  /** Turns a worker's refusal into the error the caller sees, for workers that refuse jobs. */
  refuse?(reason: Refusal, job: Job): Error
}

export interface RunOptions {
  signal?: AbortSignal
  /** Whose job it is; clients are served in turns. Default: one common line. */
  client?: string
}

export interface Pool<Job, Result> {
  /** Fails with a `PoolError`, or with what `refuse` makes of a refusal. */
  run(job: Job, options?: RunOptions): Promise<Result>
  /** True after a worker broke or hung, until a job succeeds again. */
  readonly degraded: boolean
  /** Ends all jobs and workers; resolves when the workers have ended. */
  close(): Promise<void>
}

interface Ticket<Job, Result> {
  job: Job
  client: string
  attempts: number
  resolve(result: Result): void
  reject(error: Error): void
  settled: boolean
}

/** Why there is no reply. */
interface NoReply {
  ok: false
  reason: 'exit' | 'timeout'
  message: string
}

interface Slot<Job, Result, Refusal extends string> {
  worker?: PoolWorker<Job>
  ticket?: Ticket<Job, Result>
  /** Called once with the reply, or with the reason why the worker ended without one. */
  answer?: (reply: WorkerReply<Result, Refusal> | NoReply) => void
  jobs: number
  idle?: NodeJS.Timeout
  /** Why the worker ended, once it has. */
  ended?: string
  onEnded?: () => void
}

/** A second try is given to a job whose worker broke; a job that breaks it twice is at fault itself. */
const MAX_ATTEMPTS = 2

/**
 * Runs jobs on a bounded set of workers. A worker that hangs is stopped, one that breaks is replaced and its job tried once
 * more; when too many jobs wait, new ones are refused at once with the time after which to ask again.
 */
export function createPool<Job, Result, Refusal extends string = never>(
  options: PoolOptions<Job, Result, Refusal>,
): Pool<Job, Result> {
  const slots = new Set<Slot<Job, Result, Refusal>>()
  const queue = createFairQueue<Ticket<Job, Result>>((ticket) => ticket.client)
  let averageMs = 500
  let degraded = false
  let closed = false

  function retire(slot: Slot<Job, Result, Refusal>): void {
    clearTimeout(slot.idle)
    // A worker that has ended, or is being stopped, is no longer among the slots.
    if (slots.delete(slot)) slot.worker?.stop()
  }

  async function openSlot(): Promise<Slot<Job, Result, Refusal>> {
    const slot: Slot<Job, Result, Refusal> = { jobs: 0 }
    slots.add(slot)
    try {
      slot.worker = await options.start({
        onReply: (reply) => slot.answer?.(reply),
        onExit: (message) => {
          slots.delete(slot)
          clearTimeout(slot.idle)
          slot.ended = message
          slot.onEnded?.()
          slot.answer?.({ ok: false, reason: 'exit', message })
        },
      })
    } catch (cause) {
      slots.delete(slot)
      throw cause
    }
    // The pool was closed while the worker started.
    if (closed) slot.worker.stop()
    return slot
  }

  /** One attempt of one ticket on one worker; ends with a reply, an exit, a timeout or the caller's abort. */
  async function attempt(slot: Slot<Job, Result, Refusal>, ticket: Ticket<Job, Result>): Promise<void> {
    const worker = slot.worker
    if (!worker) return
    ticket.attempts += 1
    slot.jobs += 1
    slot.ticket = ticket
    const startedAt = performance.now()
    const reply = await new Promise<WorkerReply<Result, Refusal> | NoReply>((resolve) => {
      const timer = setTimeout(() => resolve({ ok: false, reason: 'timeout', message: 'timeout' }), options.timeoutMs)
      slot.answer = (answer) => {
        clearTimeout(timer)
        resolve(answer)
      }
      if (slot.ended === undefined) worker.post(ticket.job)
      else slot.answer({ ok: false, reason: 'exit', message: slot.ended })
    })
    delete slot.answer
    delete slot.ticket
    if (reply.ok) {
      degraded = false
      averageMs += (performance.now() - startedAt - averageMs) / 8
      ticket.resolve(reply.result)
    } else if (!('message' in reply)) {
      const { reason } = reply
      ticket.reject(options.refuse?.(reason, ticket.job) ?? new PoolCrashedError(options.name, reason))
    } else if (reply.reason === 'timeout') {
      degraded = true
      retire(slot)
      ticket.reject(new PoolTimeoutError(options.name, options.timeoutMs))
    } else {
      retire(slot)
      if (ticket.settled) return
      degraded = true
      if (closed) ticket.reject(new PoolUnavailableError(options.name, 'it is shutting down.'))
      else if (ticket.attempts < MAX_ATTEMPTS) queue.push(ticket)
      else ticket.reject(new PoolCrashedError(options.name, reply.message))
    }
  }

  function rest(slot: Slot<Job, Result, Refusal>): void {
    if (!slots.has(slot)) return
    if (slot.jobs >= options.jobsPerWorker) retire(slot)
    else slot.idle = setTimeout(() => retire(slot), options.idleMs).unref()
  }

  /** Gives waiting jobs to free workers, starting new ones up to the pool's size. */
  function pump(): void {
    while (queue.size > 0) {
      const free = [...slots].find((slot) => slot.idle)
      if (!free && slots.size >= options.size) return
      const ticket = queue.shift()
      if (!ticket) return
      void serve(free, ticket)
    }
  }

  async function serve(free: Slot<Job, Result, Refusal> | undefined, ticket: Ticket<Job, Result>): Promise<void> {
    if (free) {
      clearTimeout(free.idle)
      delete free.idle
    }
    try {
      const slot = free ?? (await openSlot())
      if (ticket.settled) rest(slot)
      else {
        await attempt(slot, ticket)
        rest(slot)
      }
    } catch (cause) {
      degraded = true
      ticket.reject(new PoolUnavailableError(options.name, `its worker did not start (${String(cause)}).`))
    }
    pump()
  }

  function abort(ticket: Ticket<Job, Result>): void {
    ticket.reject(new PoolAbortedError(options.name))
    if (queue.remove(ticket)) return
    // The engines cannot be interrupted from within: the worker ends with its job, and the next job starts another.
    for (const slot of slots) if (slot.ticket === ticket) retire(slot)
  }

  return {
    get degraded() {
      return degraded
    },
    run(job, { signal, client = '' } = {}) {
      if (closed) return Promise.reject(new PoolUnavailableError(options.name, 'it is shutting down.'))
      if (signal?.aborted) return Promise.reject(new PoolAbortedError(options.name))
      if (queue.size >= options.queueLimit) {
        const retryAfterMs = Math.ceil((averageMs * (queue.size + 1)) / options.size)
        return Promise.reject(new PoolBusyError(options.name, retryAfterMs))
      }
      return new Promise<Result>((resolve, reject) => {
        const settle = () => {
          ticket.settled = true
          signal?.removeEventListener('abort', onAbort)
        }
        const ticket: Ticket<Job, Result> = {
          job,
          client,
          attempts: 0,
          settled: false,
          resolve: (result) => (settle(), resolve(result)),
          reject: (error) => (settle(), reject(error)),
        }
        const onAbort = () => abort(ticket)
        signal?.addEventListener('abort', onAbort, { once: true })
        queue.push(ticket)
        pump()
      })
    },
    async close() {
      closed = true
      for (let ticket = queue.shift(); ticket; ticket = queue.shift()) {
        ticket.reject(new PoolUnavailableError(options.name, 'it is shutting down.'))
      }
      const ends = [...slots]
        .filter((slot) => slot.worker)
        .map((slot) => new Promise<void>((resolve) => (slot.onEnded = resolve)))
      for (const slot of slots) {
        slot.answer?.({ ok: false, reason: 'exit', message: 'closed' })
        retire(slot)
      }
      await Promise.all(ends)
    },
  }
}

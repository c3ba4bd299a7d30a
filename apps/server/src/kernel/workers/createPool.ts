import type { Metrics } from '../metrics/metrics.ts'
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
  /** Name of the pool in error messages. */
  name: string
  start: StartWorker<Job, Result, Refusal>
  /** Maximum number of workers. */
  size: number
  /** Time limit of a job, in ms; its worker is then stopped. */
  timeoutMs: number
  /** Maximum number of waiting jobs. */
  queueLimit: number
  /** Jobs after which a worker is replaced, to bound its memory. */
  jobsPerWorker: number
  /** Time after which an idle worker is stopped, in ms. */
  idleMs: number
  /** Number of workers that stay when they are idle, so that the next job need not wait for a start. Default: 0. */
  kept?: number
  /** Counts how jobs wait and run. */
  metrics?: Pick<Metrics, 'startJob'> | undefined
  /** Maps a worker's refusal of a job to the error for the caller. */
  refuse?(reason: Refusal, job: Job): Error
}

export interface RunOptions {
  signal?: AbortSignal
  /** Client of the job, for fair queueing. Default: one common queue. */
  client?: string
}

export interface Pool<Job, Result> {
  /** Runs a job. Rejects with a `PoolError`, or with the error that `refuse` returns. */
  run(job: Job, options?: RunOptions): Promise<Result>
  /** True from a crash or timeout of a worker until the next job succeeds. */
  readonly degraded: boolean
  /** Rejects all jobs and stops all workers; resolves when they have exited. */
  close(): Promise<void>
}

interface Ticket<Job, Result> {
  job: Job
  client: string
  attempts: number
  /** Time at which it joined the queue, in ms. */
  queuedAt: number
  resolve(result: Result): void
  reject(error: Error): void
  settled: boolean
}

/** Reason why a worker gave no reply. */
interface NoReply {
  ok: false
  reason: 'exit' | 'timeout'
  message: string
}

interface Slot<Job, Result, Refusal extends string> {
  worker?: PoolWorker<Job>
  ticket?: Ticket<Job, Result>
  /** Called once, with the reply or the reason why there is none. */
  answer?: (reply: WorkerReply<Result, Refusal> | NoReply) => void
  jobs: number
  idle?: NodeJS.Timeout
  /** Exit message of a worker that has ended. */
  ended?: string
  onEnded?: () => void
}

/**
 * Time in which a worker may end an aborted job, in ms. A new worker costs more than the rest of a short job: it starts in
 * 100 ms, and its first job takes twice as long, as no code of it has been optimized.
 */
const ABORT_GRACE_MS = 500

/** A job is retried once after its worker crashed; when it crashes a second worker, the job itself is at fault. */
const MAX_ATTEMPTS = 2

/**
 * Runs jobs on a bounded set of workers. A worker that hangs is stopped, as is one whose job was aborted and goes on; one
 * that crashes is replaced and its job retried once. When the queue is full, jobs are refused at once with the time after which to retry.
 */
export function createPool<Job, Result, Refusal extends string = never>(
  options: PoolOptions<Job, Result, Refusal>,
): Pool<Job, Result> {
  const { kept = 0 } = options
  const slots = new Set<Slot<Job, Result, Refusal>>()
  const queue = createFairQueue<Ticket<Job, Result>>((ticket) => ticket.client)
  let averageMs = 500
  let degraded = false
  let closed = false

  function enqueue(ticket: Ticket<Job, Result>): void {
    ticket.queuedAt = performance.now()
    queue.push(ticket)
  }

  function retire(slot: Slot<Job, Result, Refusal>): void {
    clearTimeout(slot.idle)
    // A worker that has ended or is being stopped is no longer in the set.
    if (slots.delete(slot)) slot.worker?.stop()
    if (!closed && slots.size < kept) void replace()
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
    if (closed) slot.worker.stop()
    return slot
  }

  /** Runs a ticket once on a worker, until its reply, exit, timeout or the caller's abort. */
  async function attempt(slot: Slot<Job, Result, Refusal>, ticket: Ticket<Job, Result>): Promise<void> {
    const worker = slot.worker
    if (!worker) return
    ticket.attempts += 1
    slot.jobs += 1
    slot.ticket = ticket
    const startedAt = performance.now()
    const end = options.metrics?.startJob({ queue: 'workers', name: options.name }, startedAt - ticket.queuedAt)
    const reply = await new Promise<WorkerReply<Result, Refusal> | NoReply>((resolve) => {
      const timer = setTimeout(() => resolve({ ok: false, reason: 'timeout', message: 'timeout' }), options.timeoutMs)
      slot.answer = (answer) => {
        clearTimeout(timer)
        resolve(answer)
      }
      if (slot.ended === undefined) worker.post(ticket.job)
      else slot.answer({ ok: false, reason: 'exit', message: slot.ended })
    })
    end?.()
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
      else if (ticket.attempts < MAX_ATTEMPTS) enqueue(ticket)
      else ticket.reject(new PoolCrashedError(options.name, reply.message))
    }
  }

  function release(slot: Slot<Job, Result, Refusal>): void {
    if (!slots.has(slot)) return
    if (slot.jobs >= options.jobsPerWorker) retire(slot)
    else slot.idle = setTimeout(() => slots.size > kept && retire(slot), options.idleMs).unref()
  }

  /** Starts a worker in advance. One that does not start is started again by the next job, which reports the error. */
  async function replace(): Promise<void> {
    await openSlot().then(release, () => {})
    pump()
  }

  /** Assigns waiting jobs to idle workers, and starts new workers up to the pool's size. */
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
      if (ticket.settled) release(slot)
      else {
        await attempt(slot, ticket)
        release(slot)
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
    // Engines cannot be interrupted: the worker is stopped with a long job, and the next job starts a new one.
    for (const slot of slots) {
      if (slot.ticket === ticket) setTimeout(() => slot.ticket === ticket && retire(slot), ABORT_GRACE_MS).unref()
    }
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
          queuedAt: 0,
          settled: false,
          resolve: (result) => (settle(), resolve(result)),
          reject: (error) => (settle(), reject(error)),
        }
        const onAbort = () => abort(ticket)
        signal?.addEventListener('abort', onAbort, { once: true })
        enqueue(ticket)
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

import { BrokenCircuitError, circuitBreaker, ConsecutiveBreaker, handleWhen } from 'cockatiel'
import type { RunOptions } from '../../../kernel/workers/createPool.ts'
import { createFairQueue } from '../../../kernel/workers/fairQueue.ts'
import { EngineBusyError, EngineUnavailableError, SpeechAbortedError, UpstreamError } from '../speechError.ts'

/** Number of consecutive upstream errors after which a provider is left alone for {@link OPEN_MS}. */
const FAILURES = 5

/** Time without requests to a failing provider, in ms; one request then tries whether it works again. */
const OPEN_MS = 30_000

/** Maximum number of jobs waiting for a request. */
const QUEUE_LIMIT = 64

/** Time limit of a job at the provider, in ms. */
const LANE_TIMEOUT_MS = 60_000

export interface LaneOptions {
  /** Name of the engine in errors. */
  name: string
  /** Maximum number of concurrent requests, which providers limit by plan. */
  concurrency: number
  /** Time limit of a job, in ms. Default: {@link LANE_TIMEOUT_MS}. */
  timeoutMs?: number
}

/** Bounded, fair access to a provider's service. */
export interface Lane {
  /** Runs a job when its turn comes; its signal aborts at the time limit and with the caller's. */
  run<Result>(work: (signal: AbortSignal) => Promise<Result>, options?: RunOptions): Promise<Result>
  /** True while the provider is left alone after too many upstream errors. */
  readonly isOpen: boolean
  /** Rejects waiting jobs and aborts running ones. */
  close(): void
}

interface Waiting {
  readonly client: string
  start(): void
  reject(error: Error): void
}

/**
 * Creates the lane of a provider: a number of concurrent requests, waiting clients in turns, a time limit, and a circuit
 * breaker that opens after {@link FAILURES} upstream errors in a row.
 */
export function createLane({ name, concurrency, timeoutMs = LANE_TIMEOUT_MS }: LaneOptions): Lane {
  const queue = createFairQueue<Waiting>(({ client }) => client)
  const closing = new AbortController()
  const circuit = circuitBreaker(
    handleWhen((error) => error instanceof UpstreamError),
    { halfOpenAfter: OPEN_MS, breaker: new ConsecutiveBreaker(FAILURES) },
  )
  let running = 0
  let isOpen = false
  circuit.onBreak(() => (isOpen = true))
  circuit.onReset(() => (isOpen = false))
  const closed = () => new EngineUnavailableError(name, 'it is shutting down.')

  function pump(): void {
    while (running < concurrency) {
      const next = queue.shift()
      if (!next) return
      running += 1
      next.start()
    }
  }

  /** Resolves when it is the client's turn; the caller then calls `leave`. */
  function enter({ signal, client = '' }: RunOptions): Promise<void> {
    if (closing.signal.aborted) return Promise.reject(closed())
    if (signal?.aborted) return Promise.reject(new SpeechAbortedError())
    if (queue.size >= QUEUE_LIMIT) return Promise.reject(new EngineBusyError(name, 1000 * queue.size))
    return new Promise((resolve, reject) => {
      const onAbort = () => {
        if (queue.remove(waiting)) reject(new SpeechAbortedError())
      }
      const settle = () => signal?.removeEventListener('abort', onAbort)
      const waiting: Waiting = {
        client,
        start: () => (settle(), resolve()),
        reject: (error) => (settle(), reject(error)),
      }
      signal?.addEventListener('abort', onAbort, { once: true })
      queue.push(waiting)
      pump()
    })
  }

  function leave(): void {
    running -= 1
    pump()
  }

  return {
    get isOpen() {
      return isOpen
    },
    async run(work, options = {}) {
      await enter(options)
      const deadline = AbortSignal.timeout(timeoutMs)
      const signal = AbortSignal.any([deadline, closing.signal, ...(options.signal ? [options.signal] : [])])
      try {
        return await circuit.execute(async () => {
          try {
            return await work(signal)
          } catch (error) {
            if (deadline.aborted) throw new UpstreamError(name, `No complete answer within ${timeoutMs / 1000} s.`)
            throw error
          }
        })
      } catch (error) {
        if (options.signal?.aborted) throw new SpeechAbortedError()
        if (closing.signal.aborted) throw closed()
        if (error instanceof BrokenCircuitError) {
          throw new UpstreamError(name, `Not asked: its last ${FAILURES} answers were errors.`)
        }
        throw error
      } finally {
        leave()
      }
    },
    close() {
      closing.abort()
      for (let next = queue.shift(); next; next = queue.shift()) next.reject(closed())
    },
  }
}

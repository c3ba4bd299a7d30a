import type { RunOptions } from '../../../kernel/workers/createPool.ts'
import { createFairQueue } from '../../../kernel/workers/fairQueue.ts'
import { EngineBusyError, EngineUnavailableError, SpeechAbortedError, UpstreamError } from '../speechError.ts'
import type { Circuit } from './createCircuit.ts'

/** Maximum number of jobs waiting for a request. */
const QUEUE_LIMIT = 64

/** Time limit of a job at the provider, in ms. */
const LANE_TIMEOUT_MS = 60_000

export interface LaneOptions {
  /** Name of the engine in errors. */
  name: string
  /** Maximum number of concurrent requests, which providers limit by plan. */
  concurrency: number
  /** Leaves a failing provider alone. Default: it is always asked. */
  circuit?: Circuit | undefined
  /** Time limit of a job, in ms. Default: {@link LANE_TIMEOUT_MS}. */
  timeoutMs?: number
}

/** Bounded, fair access to a provider's service. */
export interface Lane {
  /** Runs a job when its turn comes; its signal aborts at the time limit and with the caller's. */
  run<Result>(work: (signal: AbortSignal) => Promise<Result>, options?: RunOptions): Promise<Result>
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
 * breaker.
 */
export function createLane({ name, concurrency, circuit, timeoutMs = LANE_TIMEOUT_MS }: LaneOptions): Lane {
  const ask: Circuit['run'] = circuit ? (work) => circuit.run(work) : (work) => work()
  const queue = createFairQueue<Waiting>(({ client }) => client)
  const closing = new AbortController()
  let running = 0
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
    async run(work, options = {}) {
      await enter(options)
      const deadline = AbortSignal.timeout(timeoutMs)
      const signal = AbortSignal.any([deadline, closing.signal, ...(options.signal ? [options.signal] : [])])
      try {
        return await ask(async () => {
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

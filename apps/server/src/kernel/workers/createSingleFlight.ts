/** Deduplicates concurrent work: callers with the same key share one run. */
export interface SingleFlight<Result> {
  /** True when `run` would join existing work. */
  isUnderWay(key: string): boolean
  /**
   * Joins the running work of the key, or starts it; `joined` tells which. When a caller's signal aborts, its promise
   * rejects at once with the signal's reason; the work is aborted when the last caller has left. `onProgress` is called
   * with each share that the work reports, 0 to 1, and at once with the last one when the caller joins.
   */
  run(
    key: string,
    signal: AbortSignal,
    work: SharedWork<Result>,
    onProgress?: OnProgress,
  ): Promise<{ result: Result; joined: boolean }>
}

type OnProgress = (share: number) => void
type SharedWork<Result> = (signal: AbortSignal, report: OnProgress) => Promise<Result>

interface Flight<Result> {
  readonly work: Promise<Result>
  readonly controller: AbortController
  readonly progress: Progress
  waiting: number
}

/** Last reported share of a work, and the callers that are told of the next ones. */
interface Progress {
  share: number
  readonly listeners: Set<OnProgress>
}

export function createSingleFlight<Result>(): SingleFlight<Result> {
  const flights = new Map<string, Flight<Result>>()

  function start(key: string, work: SharedWork<Result>): Flight<Result> {
    const controller = new AbortController()
    const progress: Progress = { share: 0, listeners: new Set() }
    const report: OnProgress = (share) => {
      progress.share = share
      for (const listener of progress.listeners) listener(share)
    }
    const forget = () => {
      if (flights.get(key) === flight) flights.delete(key)
    }
    const running = work(controller.signal, report).finally(forget)
    const flight: Flight<Result> = { controller, progress, waiting: 0, work: running }
    // Prevents an unhandled rejection when all callers have left before the work fails.
    flight.work.catch(() => {})
    flights.set(key, flight)
    return flight
  }

  return {
    isUnderWay: (key) => flights.has(key),
    async run(key, signal, work, onProgress = () => {}) {
      signal.throwIfAborted()
      const running = flights.get(key)
      const flight = running ?? start(key, work)
      const { progress } = flight
      // A function of its own: callers may pass the same one.
      const listener: OnProgress = (share) => onProgress(share)
      flight.waiting += 1
      progress.listeners.add(listener)
      if (progress.share > 0) onProgress(progress.share)
      try {
        return { result: await untilAborted(flight.work, signal), joined: running !== undefined }
      } finally {
        progress.listeners.delete(listener)
        flight.waiting -= 1
        if (flight.waiting === 0) {
          // Later callers must not join work that is being aborted.
          if (flights.get(key) === flight) flights.delete(key)
          flight.controller.abort()
        }
      }
    },
  }
}

function untilAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const onAbort = () => reject(signal.reason)
    signal.addEventListener('abort', onAbort, { once: true })
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', onAbort))
  })
}

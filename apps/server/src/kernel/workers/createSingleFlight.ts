/** Deduplicates concurrent work: callers with the same key share one run. */
export interface SingleFlight<Result> {
  /** True when `run` would join existing work. */
  isUnderWay(key: string): boolean
  /**
   * Joins the running work of the key, or starts it; `joined` tells which. When a caller's signal aborts, its promise
   * rejects at once with the signal's reason; the work is aborted when the last caller has left.
   */
  run(
    key: string,
    signal: AbortSignal,
    work: (signal: AbortSignal) => Promise<Result>,
  ): Promise<{ result: Result; joined: boolean }>
}

interface Flight<Result> {
  readonly work: Promise<Result>
  readonly controller: AbortController
  waiting: number
}

export function createSingleFlight<Result>(): SingleFlight<Result> {
  const flights = new Map<string, Flight<Result>>()

  function start(key: string, work: (signal: AbortSignal) => Promise<Result>): Flight<Result> {
    const controller = new AbortController()
    const forget = () => {
      if (flights.get(key) === flight) flights.delete(key)
    }
    const flight: Flight<Result> = { controller, waiting: 0, work: work(controller.signal).finally(forget) }
    // Prevents an unhandled rejection when all callers have left before the work fails.
    flight.work.catch(() => {})
    flights.set(key, flight)
    return flight
  }

  return {
    isUnderWay: (key) => flights.has(key),
    async run(key, signal, work) {
      signal.throwIfAborted()
      const running = flights.get(key)
      const flight = running ?? start(key, work)
      flight.waiting += 1
      try {
        return { result: await untilAborted(flight.work, signal), joined: running !== undefined }
      } finally {
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

/** Lets callers who ask for the same thing at the same moment share one piece of work. */
export interface SingleFlight<Result> {
  /** Whether a caller would join. */
  isUnderWay(key: string): boolean
  /**
   * Joins the work of that key when it is under way, else starts it. `joined` tells which. A caller whose signal ends
   * leaves at once with the signal's reason; the work is aborted when the last one has left.
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
    // Everybody may have left before it fails; then nobody is there to be told.
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
          // Later callers must not join work that is being given up.
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

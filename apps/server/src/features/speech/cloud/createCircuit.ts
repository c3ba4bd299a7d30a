import type { Limiter } from '../../../kernel/limits/limiter.ts'
import { UpstreamError } from '../speechError.ts'

/** Number of consecutive upstream errors at one server after which no server asks the provider for {@link PAUSE_MS}. */
const FAILURES = 5

/** Time without requests to a failing provider, in ms; one request then tries whether it works again. */
const PAUSE_MS = 30_000

export interface CircuitOptions {
  /** Id of the provider's engine, the same at all servers. */
  id: string
  /** Name of the engine in errors. */
  name: string
  /** Limiter of all servers, once it is open. */
  limiter: () => Promise<Limiter>
  /** Time without requests, in ms. Default: {@link PAUSE_MS}. */
  pauseMs?: number
}

/** Circuit breaker that the servers share. */
export interface Circuit {
  /** True from the errors that open it, here or at another server, until a request has succeeded. */
  readonly isOpen: boolean
  /** Runs a request; rejects with an `UpstreamError` while the provider is left alone. */
  run<Result>(work: () => Promise<Result>): Promise<Result>
}

/** Creates the circuit breaker of a provider. Upstream errors open it; a refused text does not. */
export function createCircuit({ id, name, limiter, pauseMs = PAUSE_MS }: CircuitOptions): Circuit {
  // The permission to try a failing provider: one for all servers per pause.
  const attempt = { name: 'provider attempt', points: 1, durationMs: pauseMs }
  let failures = 0
  let isOpen = false

  async function mayRun(): Promise<boolean> {
    const shared = await limiter()
    isOpen ||= !(await shared.peek(attempt, id)).allowed
    return !isOpen || (await shared.consume(attempt, id)).allowed
  }

  async function noteAnswer(wasAttempt: boolean): Promise<void> {
    failures = 0
    if (!wasAttempt) return
    isOpen = false
    await (await limiter()).giveBack(attempt, id)
  }

  async function noteFailure(): Promise<void> {
    failures += 1
    if (isOpen || failures < FAILURES) return
    isOpen = true
    await (await limiter()).consume(attempt, id)
  }

  return {
    get isOpen() {
      return isOpen
    },
    async run(work) {
      if (!(await mayRun())) throw new UpstreamError(name, `Not asked: its last ${FAILURES} answers were errors.`)
      const isAttempt = isOpen
      try {
        const result = await work()
        await noteAnswer(isAttempt)
        return result
      } catch (error) {
        await (error instanceof UpstreamError ? noteFailure() : noteAnswer(isAttempt))
        throw error
      }
    },
  }
}

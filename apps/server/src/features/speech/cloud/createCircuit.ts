import type { Limit, Limiter } from '../../../kernel/limits/limiter.ts'
import { UpstreamError } from '../speechError.ts'

/** Number of consecutive upstream errors at one server after which no server asks the provider for a pause. */
const FAILURES = 5

/** Taken while the provider fails; given back by the first answer. */
const FAILING: Limit = { name: 'provider failing', points: 1, durationMs: 24 * 3_600_000 }

/** Permission to ask a failing provider: one for all servers in each pause. */
export const ATTEMPT: Limit = { name: 'provider attempt', points: 1, durationMs: 30_000 }

export interface CircuitOptions {
  /** Id of the provider's engine, the same at all servers. */
  id: string
  /** Name of the engine in errors. */
  name: string
  /** Limiter of all servers, once it is open. */
  limiter: () => Promise<Limiter>
}

/** Circuit breaker that the servers share. */
export interface Circuit {
  /** True if it was open at the last request. */
  readonly isOpen: boolean
  /** Runs a request; rejects with an `UpstreamError` while the provider is left alone. */
  run<Result>(work: () => Promise<Result>): Promise<Result>
}

/** Creates the circuit breaker of a provider. Upstream errors open it; a refused text does not. */
export function createCircuit({ id, name, limiter }: CircuitOptions): Circuit {
  let failures = 0
  let isOpen = false

  async function open(shared: Limiter): Promise<void> {
    isOpen = true
    failures = 0
    await shared.consume(ATTEMPT, id)
    await shared.consume(FAILING, id)
  }

  async function close(shared: Limiter): Promise<void> {
    isOpen = false
    await shared.giveBack(FAILING, id)
    await shared.giveBack(ATTEMPT, id)
  }

  return {
    get isOpen() {
      return isOpen
    },
    async run(work) {
      const shared = await limiter()
      const isAttempt = !(await shared.peek(FAILING, id)).allowed
      isOpen = isAttempt
      if (isAttempt && !(await shared.consume(ATTEMPT, id)).allowed) {
        throw new UpstreamError(name, `Not asked: its last ${FAILURES} answers were errors.`)
      }
      try {
        const result = await work()
        failures = 0
        if (isAttempt) await close(shared)
        return result
      } catch (error) {
        failures = error instanceof UpstreamError ? failures + 1 : 0
        if (isAttempt ? failures > 0 : failures >= FAILURES) await open(shared)
        else if (isAttempt) await close(shared)
        throw error
      }
    },
  }
}

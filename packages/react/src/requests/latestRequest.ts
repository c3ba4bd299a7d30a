/** Requests of which only the latest counts: a new one drops the one before, and nothing is told of what was dropped. */
export interface LatestRequest {
  /** Asks by the signal that drops the request, and tells what was answered or why that failed. */
  send<T>(
    ask: (signal: AbortSignal) => Promise<T>,
    onAnswer: (answer: T) => void,
    onFailure: (error: unknown) => void,
  ): Promise<void>
  /** Drops what is under way. */
  drop(): void
}

export function createLatestRequest(): LatestRequest {
  let running: AbortController | undefined
  return {
    async send(ask, onAnswer, onFailure) {
      running?.abort()
      const { signal } = (running = new AbortController())
      try {
        const answer = await ask(signal)
        if (!signal.aborted) onAnswer(answer)
      } catch (error) {
        if (!signal.aborted) onFailure(error)
      }
    },
    drop: () => running?.abort(),
  }
}

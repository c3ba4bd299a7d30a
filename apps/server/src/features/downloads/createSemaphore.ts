/** Limits concurrent work per client. */
export interface Semaphore {
  /** Runs `work`, or throws the error of `refuse` when the client has reached its limit. */
  run<T>(client: string, work: () => Promise<T>): Promise<T>
}

export function createSemaphore(limit: number, refuse: () => Error): Semaphore {
  const running = new Map<string, number>()
  return {
    async run(client, work) {
      const count = running.get(client) ?? 0
      if (count >= limit) throw refuse()
      running.set(client, count + 1)
      try {
        return await work()
      } finally {
        const left = (running.get(client) ?? 1) - 1
        if (left > 0) running.set(client, left)
        else running.delete(client)
      }
    },
  }
}

/** Lets each client have a few things under way and no more. */
export interface Turnstile {
  /** Does the work, or throws what `refuse` makes when the client has too much under way already. */
  pass<T>(client: string, work: () => Promise<T>): Promise<T>
}

export function createTurnstile(limit: number, refuse: () => Error): Turnstile {
  const underWay = new Map<string, number>()
  return {
    async pass(client, work) {
      const count = underWay.get(client) ?? 0
      if (count >= limit) throw refuse()
      underWay.set(client, count + 1)
      try {
        return await work()
      } finally {
        const left = (underWay.get(client) ?? 1) - 1
        if (left > 0) underWay.set(client, left)
        else underWay.delete(client)
      }
    },
  }
}

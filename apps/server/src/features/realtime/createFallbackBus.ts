import type { Bus } from './bus.ts'

/** Sends over the first bus that works; all of them receive. */
export function createFallbackBus(buses: readonly Bus[]): Bus {
  return {
    async send(node, message) {
      const problems: unknown[] = []
      for (const bus of buses) {
        try {
          return await bus.send(node, message)
        } catch (error) {
          problems.push(error)
        }
      }
      throw new AggregateError(problems, 'The server cannot reach its other processes.')
    },
    async close() {
      await Promise.all(buses.map((bus) => bus.close()))
    },
  }
}

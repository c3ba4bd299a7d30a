import type { Bus, BusOptions } from './bus.ts'

/** Bus of a server with a single process. */
export function createLocalBus({ node, receive }: BusOptions): Bus {
  return {
    send(to, message) {
      if (to === node) receive(message)
      return Promise.resolve()
    },
    close: () => Promise.resolve(),
  }
}

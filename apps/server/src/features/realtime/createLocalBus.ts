import type { Bus, BusOptions } from './bus.ts'

/** A bus for a server of one process. */
export function createLocalBus({ node, receive }: BusOptions): Bus {
  return {
    send(to, message) {
      if (to === node) receive(message)
      return Promise.resolve()
    },
    close: () => Promise.resolve(),
  }
}

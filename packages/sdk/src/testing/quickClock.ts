import type { Clock } from '../clock.ts'

/** A clock on which waiting takes no time, and which remembers how long was asked for. */
export function quickClock(): Clock & { waits: number[] } {
  const waits: number[] = []
  return {
    waits,
    now: () => Date.now(),
    setTimeout(callback, delayMs) {
      // The default deadline of a call is no wait; it must not fire while the test server is answering.
      if (delayMs === 30_000) return setTimeout(callback, delayMs)
      waits.push(delayMs)
      return setTimeout(callback, 0)
    },
    clearTimeout: (timer) => clearTimeout(timer as NodeJS.Timeout),
  }
}

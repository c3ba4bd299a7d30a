import type { Clock } from '../clock.ts'

/** A clock whose timers fire at once, and which records the requested delays. */
export function quickClock(): Clock & { waits: number[] } {
  const waits: number[] = []
  return {
    waits,
    now: () => Date.now(),
    setTimeout(callback, delayMs) {
      // The default timeout of a call must not fire while the test server answers.
      if (delayMs === 30_000) return setTimeout(callback, delayMs)
      waits.push(delayMs)
      return setTimeout(callback, 0)
    },
    clearTimeout: (timer) => clearTimeout(timer as NodeJS.Timeout),
  }
}

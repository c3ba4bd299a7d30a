/** A clock that only moves when a test advances it. Fits every `clock` option of the packages. */
export interface FakeClock {
  /** Milliseconds since 1970. */
  now(): number
  setTimeout(callback: () => void, delayMs: number): number
  clearTimeout(timer: unknown): void
  /** Advances time: timers run in order at their times, and promises settle in between. */
  advance(durationMs: number): Promise<void>
  /** Number of pending timers. */
  readonly pending: number
}

/** Promises settled by a timer have run by the next turn of the event loop. */
const settle = () => new Promise<void>((resolve) => setTimeout(resolve, 0))

/** Creates a clock that starts at `startMs`, by default an afternoon in January 2026. */
export function createFakeClock(startMs = Date.UTC(2026, 0, 15, 14, 30)): FakeClock {
  let nowMs = startMs
  let lastTimer = 0
  const timers = new Map<number, { at: number; callback: () => void }>()

  const next = (untilMs: number) =>
    [...timers].filter(([, { at }]) => at <= untilMs).toSorted(([, a], [, b]) => a.at - b.at)[0]

  return {
    now: () => nowMs,
    setTimeout(callback, delayMs) {
      timers.set(++lastTimer, { at: nowMs + Math.max(0, delayMs), callback })
      return lastTimer
    },
    clearTimeout: (timer) => void timers.delete(timer as number),
    async advance(durationMs) {
      const untilMs = nowMs + durationMs
      await settle()
      for (let due = next(untilMs); due; due = next(untilMs)) {
        const [timer, { at, callback }] = due
        timers.delete(timer)
        nowMs = at
        callback()
        await settle()
      }
      nowMs = untilMs
    },
    get pending() {
      return timers.size
    },
  }
}

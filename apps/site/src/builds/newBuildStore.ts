import { createStore } from 'zustand/vanilla'
import type { StoreApi } from 'zustand/vanilla'

/** Interval between checks for a newer build, in ms. */
export const CHECK_MS = 3_600_000

/** Known state of the page's build; `new` until the visitor dismisses the notice. */
export type NewBuildState = 'current' | 'new'

interface NewBuildOptions {
  /** Build id of the page. */
  build: string
  /** Reads the latest build id. The number is a cache buster. */
  readLatest: (now: number) => Promise<string>
  isHidden: () => boolean
  clock: {
    now(): number
    setTimeout(callback: () => void, delayMs: number): unknown
    clearTimeout(timer: unknown): void
  }
}

export interface NewBuildStore extends Pick<StoreApi<NewBuildState>, 'getState' | 'getInitialState' | 'subscribe'> {
  /** Checks every {@link CHECK_MS} until the returned function is called. */
  start(): () => void
  /** The page became visible: runs a check that was skipped while hidden. */
  onVisible(): void
  /** Dismisses the notice until the next build. */
  dismiss(): void
}

/** Store that checks the server for a newer build, except while the page is hidden. */
export function createNewBuildStore({ build, readLatest, isHidden, clock }: NewBuildOptions): NewBuildStore {
  const { getState, getInitialState, setState, subscribe } = createStore<NewBuildState>(() => 'current')
  let latest = build
  let timer: unknown
  let isRunning = false
  let isDue = false

  function wait(): void {
    clock.clearTimeout(timer)
    timer = clock.setTimeout(check, CHECK_MS)
  }

  function check(): void {
    isDue = isHidden()
    if (isDue) return
    wait()
    readLatest(clock.now()).then(
      (id) => {
        if (!isRunning || id === latest) return
        latest = id
        // Back to the page's own build, as after a rollback.
        setState(id === build ? 'current' : 'new', true)
      },
      // The browser is offline or the server restarts; the next check is in an hour.
      () => {},
    )
  }

  return {
    getState,
    getInitialState,
    subscribe,
    start() {
      isRunning = true
      wait()
      return () => {
        isRunning = false
        isDue = false
        clock.clearTimeout(timer)
      }
    },
    onVisible() {
      if (isRunning && isDue && !isHidden()) check()
    },
    dismiss: () => setState('current', true),
  }
}

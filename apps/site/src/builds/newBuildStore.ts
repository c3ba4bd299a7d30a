import { createStore } from 'zustand/vanilla'
import type { StoreApi } from 'zustand/vanilla'

/** How often a page asks whether there is a newer build than its own, in ms. */
export const CHECK_MS = 3_600_000

/** Whether the page is of the newest build, as far as it knows; `new` until the visitor says that they have read it. */
export type NewBuildState = 'current' | 'new'

interface NewBuildOptions {
  /** The build that the page is of. */
  build: string
  /** Reads the id of the newest build; the number makes the address a new one. */
  readLatest: (now: number) => Promise<string>
  isHidden: () => boolean
  clock: {
    now(): number
    setTimeout(callback: () => void, delayMs: number): unknown
    clearTimeout(timer: unknown): void
  }
}

export interface NewBuildStore extends Pick<StoreApi<NewBuildState>, 'getState' | 'getInitialState' | 'subscribe'> {
  /** Asks from now on, every {@link CHECK_MS}, until the returned function is called. */
  start(): () => void
  /** The page is seen again: what was left out while it was hidden is asked now. */
  onVisible(): void
  /** The visitor has read it, and is told of the next build only. */
  dismiss(): void
}

/** Finds out that a newer build of the site is there. It asks nothing while the page is hidden. */
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
        // Back to the page's own, as after a build that was taken back.
        setState(id === build ? 'current' : 'new', true)
      },
      // Offline, or the server is being restarted: in an hour it may be there.
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

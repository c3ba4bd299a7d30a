import { createObservable } from '@voice-rankings/playback'
import type { Observable } from '@voice-rankings/playback'

/** Code in a separate chunk that is loaded on first use. */
export interface LazyModule<T> extends Pick<Observable<T | null>, 'getState' | 'subscribe'> {
  /** Loads it once; retries after a failure. */
  load(): Promise<T>
  /** Preloads it, for example on hover of the button that needs it. Errors are reported by the first use. */
  prepare(): void
}

/** Creates a lazy module: components read it with `useLazyModule`, functions with `load`. Call this at module level. */
export function lazyModule<T>(load: () => Promise<T>): LazyModule<T> {
  const { getState, subscribe, setState } = createObservable<T | null>(null)

  async function request(): Promise<T> {
    const module = getState() ?? (await load())
    setState(module)
    return module
  }

  return {
    load: request,
    prepare: () => void request().catch(() => {}),
    getState,
    subscribe,
  }
}

/** Code in a separate chunk that is loaded on first use. */
export interface LazyModule<T> {
  /** Loads it once; retries after a failure. */
  load(): Promise<T>
  /** Preloads it, for example on hover of the button that needs it. Errors are reported by the first use. */
  prepare(): void
  /** Loaded module; null before. */
  get(): T | null
  subscribe(listener: () => void): () => void
}

/** Creates a lazy module: components read it with `useLazyModule`, functions with `load`. Call this at module level. */
export function lazyModule<T>(load: () => Promise<T>): LazyModule<T> {
  let module: T | null = null
  const listeners = new Set<() => void>()

  async function request(): Promise<T> {
    module ??= await load()
    for (const listener of listeners) listener()
    return module
  }

  return {
    load: request,
    prepare: () => void request().catch(() => {}),
    get: () => module,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

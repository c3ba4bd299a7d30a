/** Code in a chunk of its own that is loaded with its first use. */
export interface LazyModule<T> {
  /** Loads it once; after a failure the next call tries again. */
  load(): Promise<T>
  /** Loads it ahead of its first use, as when a pointer is on the button that needs it. A failure is reported by that use. */
  prepare(): void
  /** The code; null until it has been loaded. */
  get(): T | null
  subscribe(listener: () => void): () => void
}

/** Code that `load` imports: `useLazyModule` gives it to a component, `load` to a function. Keep it outside of both. */
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

/** Code in a chunk of its own that is loaded with its first use. */
export interface LazyModule<T> {
  /** Loads it once; after a failure the next call tries again. */
  load(): Promise<T>
  /** Loads it ahead of its first use, as when a pointer is on the button that needs it. A failure is reported by that use. */
  prepare(): void
  /** The code; null until it has been loaded. */
  get(): T | null
}

/** Code that `load` imports. Unlike `lazy` of React it renders at once when it has been prepared. */
export function createLazyModule<T>(load: () => Promise<T>): LazyModule<T> {
  let module: T | null = null
  const request = async () => (module ??= await load())
  return { load: request, prepare: () => void request().catch(() => {}), get: () => module }
}

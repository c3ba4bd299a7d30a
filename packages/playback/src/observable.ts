/** A value that can be watched; the pair of methods `useSyncExternalStore` asks for. */
export interface Observable<T> {
  /** The value now; the same object until it changes. */
  getSnapshot(): T
  /** Calls `listener` after every change; the returned function ends that. */
  subscribe(listener: () => void): () => void
}

export interface WritableObservable<T> extends Observable<T> {
  set(value: T): void
}

/** Makes a watched value. Setting the value it has already tells nobody. */
export function createObservable<T>(initial: T): WritableObservable<T> {
  let value = initial
  const listeners = new Set<() => void>()
  return {
    getSnapshot: () => value,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    set(next) {
      if (Object.is(next, value)) return
      value = next
      for (const listener of listeners) listener()
    },
  }
}

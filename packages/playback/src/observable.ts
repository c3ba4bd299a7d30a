/** An observable value: the reading half of zustand's `StoreApi`, compatible with zustand's `useStore`. */
export interface Observable<T> {
  /** Current value; the same object until it changes. */
  getState(): T
  /** Value of the first render, on a server and during hydration. */
  getInitialState(): T
  /** Calls `listener` after every change; the returned function unsubscribes. */
  subscribe(listener: (value: T, previous: T) => void): () => void
}

export interface WritableObservable<T> extends Observable<T> {
  setState(value: T): void
}

/**
 * Creates an observable value. Setting an equal value does not notify listeners.
 *
 * @example
 * const volume = createObservable(1)
 * volume.subscribe((now, before) => console.log(`${before} → ${now}`))
 * volume.setState(0.5)
 */
export function createObservable<T>(initial: T): WritableObservable<T> {
  let value = initial
  const listeners = new Set<(value: T, previous: T) => void>()
  return {
    getState: () => value,
    getInitialState: () => initial,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    setState(next) {
      if (Object.is(next, value)) return
      const previous = value
      value = next
      for (const listener of listeners) listener(next, previous)
    },
  }
}

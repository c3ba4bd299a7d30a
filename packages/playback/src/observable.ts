/** A watched value: the reading half of zustand's `StoreApi`, so that `useStore` of zustand binds it to a component. */
export interface Observable<T> {
  /** The value now; the same object until it changes. */
  getState(): T
  /** The value of the first render, on a server and when a page is hydrated. */
  getInitialState(): T
  /** Calls `listener` after every change; the returned function ends that. */
  subscribe(listener: (value: T, previous: T) => void): () => void
}

export interface WritableObservable<T> extends Observable<T> {
  setState(value: T): void
}

/**
 * Makes a watched value. Setting the value it has already notifies nobody.
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

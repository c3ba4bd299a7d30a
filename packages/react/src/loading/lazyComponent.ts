import { createElement, lazy } from 'react'
import type { ComponentType } from 'react'

/** Delay before a failed chunk is requested again, in milliseconds: React retries a failed render once at once. */
export const FAILURE_MS = 1000

/** Component in a separate chunk, also rendered on servers; needs a `Suspense`. A later mount loads it again after a failure. */
export function lazyComponent<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  let Loaded = lazy(attempt)
  async function attempt() {
    try {
      return { default: await load() }
    } catch (error) {
      setTimeout(() => {
        Loaded = lazy(attempt)
      }, FAILURE_MS)
      throw error
    }
  }
  return function LazyComponent(props: P) {
    return createElement(Loaded, props)
  }
}

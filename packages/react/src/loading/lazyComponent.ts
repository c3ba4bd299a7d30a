import { createElement, lazy } from 'react'
import type { ComponentType } from 'react'

/** How long a failure stands, in milliseconds: React draws a component that failed once more before it gives up. */
export const FAILURE_MS = 1000

/**
 * A component in a chunk of its own, which servers render too; show it inside a `Suspense`. If it could not be loaded, it is loaded
 * again when it is shown again later.
 */
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

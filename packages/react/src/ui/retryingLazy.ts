import { createElement, lazy } from 'react'
import type { ComponentType } from 'react'

/** How long a failure stands, in milliseconds: React draws a component that failed once more before it gives up. */
export const FAILURE_MS = 1000

/** `lazy` of React, but a component whose code could not be loaded is loaded again when it is shown again later. */
export function retryingLazy<P extends object>(load: () => Promise<{ default: ComponentType<P> }>): ComponentType<P> {
  let Loaded = lazy(attempt)
  function attempt() {
    return load().catch((error: unknown) => {
      setTimeout(() => {
        Loaded = lazy(attempt)
      }, FAILURE_MS)
      throw error
    })
  }
  return function Retrying(props: P) {
    return createElement(Loaded, props)
  }
}

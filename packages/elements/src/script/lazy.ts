import { createContext, createElement } from 'preact'
import type { ComponentChildren, ComponentType } from 'preact'
import { useContext, useEffect, useState } from 'preact/hooks'

const Waiting = createContext<ComponentChildren>(null)

interface SuspenseProps {
  fallback?: ComponentChildren
  children?: ComponentChildren
}

/** Says what stands in the place of a lazy component inside until that is there. */
export function Suspense({ fallback, children }: SuspenseProps) {
  return createElement(Waiting.Provider, { value: fallback }, children)
}

/**
 * A component that is loaded when it is first shown. That of the library also keeps what a server has rendered, and sets its
 * siblings aside while it waits; where neither happens this is all there is to it.
 */
export function lazy<P extends object>(load: () => Promise<{ default: ComponentType<P> }>): ComponentType<P> {
  let Loaded: ComponentType<P> | null = null
  return function Lazy(props) {
    const fallback = useContext(Waiting)
    const [problem, setProblem] = useState<unknown>(null)
    const [, setIsThere] = useState(Loaded !== null)
    useEffect(() => {
      if (Loaded) return
      load().then(
        (it) => {
          Loaded = it.default
          setIsThere(true)
        },
        (error: unknown) => setProblem(error),
      )
    }, [])
    if (problem !== null) throw problem
    return Loaded ? createElement(Loaded, props) : fallback
  }
}

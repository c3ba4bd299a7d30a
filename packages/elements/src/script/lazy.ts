import { createContext, createElement } from 'preact'
import type { ComponentChildren, ComponentType } from 'preact'
import { useContext, useEffect, useState } from 'preact/hooks'

const Waiting = createContext<ComponentChildren>(null)

interface SuspenseProps {
  fallback?: ComponentChildren
  children?: ComponentChildren
}

/** Provides the fallback of lazy components inside. */
export function Suspense({ fallback, children }: SuspenseProps) {
  return createElement(Waiting.Provider, { value: fallback }, children)
}

/**
 * Component that loads when first rendered. The library's version also preserves server-rendered content and suspends
 * siblings, which the elements do not need.
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

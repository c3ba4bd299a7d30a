import { useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import type { LazyModule } from './lazyModule.ts'

const getNothing = () => null

/** The code of a lazy module, loaded once it is wanted; null until then. A failure is logged and `onFailure` called. */
export function useLazyModule<T>(lazy: LazyModule<T>, isWanted: boolean, onFailure: () => void): T | null {
  const module = useSyncExternalStore(lazy.subscribe, lazy.get, getNothing)
  const fail = useRef(onFailure)
  useLayoutEffect(() => {
    fail.current = onFailure
  })
  useEffect(() => {
    if (!isWanted) return
    let isGone = false
    lazy.load().catch((error: unknown) => {
      console.error(
        'A part of the page could not be loaded, so it cannot open. Try again once the connection is back.',
        error,
      )
      if (!isGone) fail.current()
    })
    return () => {
      isGone = true
    }
  }, [lazy, isWanted])
  return module
}

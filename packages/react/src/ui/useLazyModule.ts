import { useEffect, useSyncExternalStore } from 'react'
import type { LazyModule } from './lazyModule.ts'

/** On a server, and for a page that takes over what a server wrote. */
const getNothing = () => null

/** The code of a lazy module, loaded once it is wanted; null until then. A failure is logged and `onFailure` called. */
export function useLazyModule<T>(lazy: LazyModule<T>, isWanted: boolean, onFailure: () => void): T | null {
  const module = useSyncExternalStore(lazy.subscribe, lazy.get, getNothing)
  useEffect(() => {
    if (!isWanted) return
    let isGone = false
    lazy.load().catch((error: unknown) => {
      console.error('What opens could not be loaded.', error)
      if (!isGone) onFailure()
    })
    return () => {
      isGone = true
    }
    // eslint-disable-next-line react-hooks/exhaustive-deps -- a handler that changes asks for nothing anew
  }, [lazy, isWanted])
  return module
}

import { useEffect, useSyncExternalStore } from 'react'
import type { LazyModule } from './lazyModule.ts'

/**
 * The code of a lazy module while it is wanted; null until it has been loaded. Unlike a lazy component, what was prepared renders at
 * once. A failure is logged and `onFailure` called, and the code is loaded again once the connection is back, if it is still wanted.
 */
export function useLazyModule<T>(lazy: LazyModule<T>, isWanted: boolean, onFailure?: () => void): T | null {
  const module = useSyncExternalStore(lazy.subscribe, lazy.get, () => null)
  useEffect(() => {
    if (!isWanted) return
    let fail = onFailure
    function request(): void {
      lazy.load().catch((error: unknown) => {
        console.error('A part of the page could not be loaded.', error)
        fail?.()
      })
    }
    request()
    addEventListener('online', request)
    return () => {
      fail = undefined
      removeEventListener('online', request)
    }
    // eslint-disable-next-line react-hooks/exhaustive-deps -- a handler that changes asks for nothing anew
  }, [lazy, isWanted])
  return isWanted ? module : null
}

import { useEffect, useSyncExternalStore } from 'react'
import type { LazyModule } from './lazyModule.ts'

/**
 * Loaded code of a lazy module while it is wanted, else null. Unlike a lazy component, a preloaded module renders in the first pass.
 * A failure is logged and reported to `onFailure`; a module that is still wanted is requested again when the browser is back online.
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
    // eslint-disable-next-line react-hooks/exhaustive-deps -- a changed handler causes no new request
  }, [lazy, isWanted])
  return isWanted ? module : null
}

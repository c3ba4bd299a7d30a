import { useEffect, useState } from 'react'
import type { LazyModule } from './lazyModule.ts'

/** The code of a lazy module, loaded once it is wanted; null until then. A failure is logged and `onFailure` called. */
export function useLazyModule<T>(lazy: LazyModule<T>, isWanted: boolean, onFailure: () => void): T | null {
  const [, setLoaded] = useState(false)
  const module = isWanted ? lazy.get() : null
  useEffect(() => {
    if (!isWanted || module) return
    let isGone = false
    lazy.load().then(
      () => isGone || setLoaded(true),
      (error: unknown) => {
        console.error('What opens could not be loaded.', error)
        if (!isGone) onFailure()
      },
    )
    return () => {
      isGone = true
    }
    // eslint-disable-next-line react-hooks/exhaustive-deps -- a handler that changes asks for nothing anew
  }, [lazy, isWanted])
  return module
}

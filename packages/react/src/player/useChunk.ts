import { useEffect, useState } from 'react'

/**
 * What a chunk exports; null until it is wanted and has been loaded. What could not be loaded is tried again when the connection is
 * back. Keep `load` outside the component. `missing` tells the console what the page goes without until then.
 */
export function useChunk<T>(load: () => Promise<T>, isWanted: boolean, missing: string): T | null {
  const [chunk, setChunk] = useState<T | null>(null)
  useEffect(() => {
    if (!isWanted || chunk !== null) return
    let isGone = false
    function request(): void {
      load()
        .then((loaded) => isGone || setChunk(() => loaded))
        .catch((error: unknown) => {
          console.error(missing, error)
          if (!isGone) addEventListener('online', request, { once: true })
        })
    }
    request()
    return () => {
      isGone = true
      removeEventListener('online', request)
    }
  }, [load, isWanted, chunk, missing])
  return chunk
}

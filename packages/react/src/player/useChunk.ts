import { useEffect, useState } from 'react'

/**
 * What a chunk exports; null until it is wanted and has been loaded. Keep `load` outside the component. `missing` tells the
 * console what the page goes without when it cannot be loaded.
 */
export function useChunk<T>(load: () => Promise<T>, isWanted: boolean, missing: string): T | null {
  const [chunk, setChunk] = useState<T | null>(null)
  useEffect(() => {
    if (!isWanted || chunk !== null) return
    let isGone = false
    load()
      .then((loaded) => isGone || setChunk(() => loaded))
      .catch((error: unknown) => console.error(missing, error))
    return () => {
      isGone = true
    }
  }, [load, isWanted, chunk, missing])
  return chunk
}

import { useEffect, useState } from 'react'
import { CHUNK_FAILURE } from './watchChunks.ts'

/** State of the chunk failure notice: a chunk failed to load shortly after an automatic reload. */
export function useChunkFailure(): { failed: boolean; dismiss: () => void } {
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    const onFailure = () => setFailed(true)
    addEventListener(CHUNK_FAILURE, onFailure)
    return () => removeEventListener(CHUNK_FAILURE, onFailure)
  }, [])
  return { failed, dismiss: () => setFailed(false) }
}

import { useEffect, useState } from 'react'
import { CHUNK_FAILURE } from './watchChunks.ts'

/** Whether a part of the page could not be loaded though it was reloaded a moment ago. */
export function useChunkFailure(): { failed: boolean; dismiss: () => void } {
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    const onFailure = () => setFailed(true)
    addEventListener(CHUNK_FAILURE, onFailure)
    return () => removeEventListener(CHUNK_FAILURE, onFailure)
  }, [])
  return { failed, dismiss: () => setFailed(false) }
}

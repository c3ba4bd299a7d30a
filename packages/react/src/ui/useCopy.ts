import { useEffect, useState } from 'react'

/** Time for which a copied text is confirmed, in milliseconds. */
const COPIED_MS = 2000

/** Result of the last copy; `idle` without one, and again some time after a success. */
export type CopyState = 'idle' | 'copied' | 'failed'

/**
 * Copies texts to the clipboard.
 *
 * @example
 * const [state, copy] = useCopy()
 */
export function useCopy(): [CopyState, (text: string) => void] {
  const [state, setState] = useState<CopyState>('idle')
  useEffect(() => {
    if (state !== 'copied') return
    const timer = setTimeout(() => setState('idle'), COPIED_MS)
    return () => clearTimeout(timer)
  }, [state])

  function copy(text: string): void {
    // Without a secure context there is no clipboard, so this rejects like a blocked one.
    void Promise.resolve()
      .then(() => navigator.clipboard.writeText(text))
      .then(
        () => setState('copied'),
        () => setState('failed'),
      )
  }
  return [state, copy]
}

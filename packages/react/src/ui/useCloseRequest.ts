import { useEffect, useRef } from 'react'

interface CloseWatcherLike extends EventTarget {
  destroy(): void
}

/** Calls `onClose` on a request to close other than Escape, such as the back gesture of a phone; nothing where browsers do not tell. */
export function useCloseRequest(onClose: () => void): void {
  const close = useRef(onClose)
  useEffect(() => {
    close.current = onClose
  })
  useEffect(() => {
    const { CloseWatcher } = globalThis as { CloseWatcher?: new () => CloseWatcherLike }
    if (!CloseWatcher) return
    const watcher = new CloseWatcher()
    watcher.addEventListener('close', () => close.current())
    return () => watcher.destroy()
  }, [])
}

import { useSyncExternalStore } from 'react'
import { useRuntime } from '../runtime/index.ts'

/** The visitor's draft of a key; null for none, and on a server. */
export function useDraft(key: string | null): string | null {
  const { drafts } = useRuntime()
  return useSyncExternalStore(
    drafts.subscribe,
    () => (key === null ? null : drafts.read(key)),
    () => null,
  )
}

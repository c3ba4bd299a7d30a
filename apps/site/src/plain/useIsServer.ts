import { useSyncExternalStore } from 'react'

/** True on the server and during hydration. */
export function useIsServer(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => typeof document === 'undefined',
    () => true,
  )
}

// The value never changes again, so there is nothing to subscribe to.
function subscribe(): () => void {
  return ignore
}

function ignore(): void {}

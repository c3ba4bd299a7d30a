import { useSyncExternalStore } from 'react'

/** Whether the page is being made on the server, or taken over as the server made it. */
export function useIsServer(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => typeof document === 'undefined',
    () => true,
  )
}

// It never changes back.
function subscribe(): () => void {
  return ignore
}

function ignore(): void {}

import { useSyncExternalStore } from 'react'
import { usePlayerRuntime } from '../runtime/index.ts'
import { accountPageUrl } from './accountPageUrl.ts'

const subscribeToNothing = () => () => {}

/** Address of the separate login or logout page; null if there is none, and in the first render. */
export function useAccountPage(kind: 'login' | 'logout'): string | null {
  const { client } = usePlayerRuntime()
  return useSyncExternalStore(
    subscribeToNothing,
    () => accountPageUrl(client, kind),
    () => null,
  )
}

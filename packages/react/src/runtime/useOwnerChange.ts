import { useEffect } from 'react'
import type { OwnerListener } from './owner.ts'
import { onOwnerChange } from './owner.ts'
import { usePlayerRuntime } from './VoiceProvider.tsx'

/**
 * Has a store renew what it holds after every login and logout; null for a store that holds nothing personal.
 *
 * @example
 * useOwnerChange(() => location.reload())
 */
export function useOwnerChange(renew: OwnerListener | null): void {
  const runtime = usePlayerRuntime()
  useEffect(() => (renew ? onOwnerChange(runtime.session, renew) : undefined), [runtime, renew])
}

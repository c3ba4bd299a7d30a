import { useEffect } from 'react'
import type { OwnerListener } from './owner.ts'
import { onOwnerChange } from './owner.ts'
import { usePlayerRuntime } from './VoiceProvider.tsx'

/**
 * Renews a store after every login and logout; null for a store without personal data.
 *
 * @example
 * useOwnerChange(() => location.reload())
 */
export function useOwnerChange(renew: OwnerListener | null): void {
  const runtime = usePlayerRuntime()
  useEffect(() => (renew ? onOwnerChange(runtime.session, renew) : undefined), [runtime, renew])
}

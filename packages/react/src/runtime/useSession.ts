import type { UserProfile } from '@voice-rankings/contract'
import type { SessionState } from '@voice-rankings/sdk/session'
import { useEffect } from 'react'
import { usePlayerRuntime } from './VoiceProvider.tsx'
import { useStore } from 'zustand'

/**
 * Session state; `useRuntime().session` starts a login or logout. Known from the first render if the runtime was
 * created with `user`; otherwise the server is asked once for all components of the page.
 */
export function useSession(): SessionState {
  const { session } = usePlayerRuntime()
  useEffect(() => session.ask(), [session])
  return useStore(session)
}

/**
 * Logged-in user; null for a visitor, and until it is known.
 *
 * @example
 * const username = useProfile()?.username ?? 'Guest'
 */
export function useProfile(): UserProfile | null {
  return useSession().profile
}

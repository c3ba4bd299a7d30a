import type { UserProfile } from '@voice-rankings/contract'
import { systemClock } from '@voice-rankings/sdk'
import { useEffect, useMemo } from 'react'
import { useRuntime } from '../runtime/index.ts'
import { canSave, createUsernameStore } from './usernameStore.ts'
import { useStore } from 'zustand'

export interface UsernameOptions {
  profile: Pick<UserProfile, 'username'>
  /** The server has saved the new name; the profile is loading. */
  onSaved: () => void
}

/**
 * Headless form for a new username.
 *
 * @example
 * const { text, onTextChange, canSave, onSave } = useUsername({ profile, onSaved: () => setOpen(false) })
 */
export function useUsername({ profile: { username }, onSaved }: UsernameOptions) {
  const { client, session } = useRuntime()
  const store = useMemo(
    () => createUsernameStore({ client, current: username, clock: systemClock }),
    [client, username],
  )
  const state = useStore(store)
  useEffect(() => store.stop, [store])

  async function save(): Promise<void> {
    if (!(await store.save())) return
    onSaved()
    await session.refresh()
  }

  return {
    ...state,
    canSave: canSave(state, username),
    onTextChange: store.setText,
    onSave: () => void save(),
  }
}

/** Result of `useUsername`. */
export type UsernameModel = ReturnType<typeof useUsername>

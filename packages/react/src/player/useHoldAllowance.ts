import type { Allowance, Client } from '@voice-rankings/sdk'
import { useEffect, useSyncExternalStore } from 'react'
import type { HoldAllowance } from './VoicePlayerModel.ts'

const DAY_MS = 86_400_000
const NOTHING: readonly Allowance[] = []
const never = () => () => {}
const nothing = () => NOTHING

/**
 * What is left to the visitor before they are held: of the limits that apply, the one that is hit first. When nothing was
 * told yet, the server is asked once the visitor may be held.
 */
export function useHoldAllowance(
  client: Pick<Client, 'allowances' | 'userStatus'> | null,
  mayBeHeld: boolean,
): HoldAllowance | null {
  const source = client?.allowances
  const told = useSyncExternalStore(source?.subscribe ?? never, source?.getSnapshot ?? nothing, nothing)
  useEffect(() => {
    // What it answers is heard by the client itself.
    if (mayBeHeld && client?.allowances.getSnapshot().length === 0) client.userStatus().catch(() => {})
  }, [mayBeHeld, client])
  const [first] = told.filter(({ name }) => name.startsWith('hold')).toSorted((a, b) => a.remaining - b.remaining)
  if (!first) return null
  const { remaining, limit, windowMs, resetsAt } = first
  return { remaining, limit, isDaily: windowMs === DAY_MS, resetsAt }
}

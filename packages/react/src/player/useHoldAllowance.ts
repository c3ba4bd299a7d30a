import type { Allowance, Client } from '@voice-rankings/sdk'
import { useEffect, useSyncExternalStore } from 'react'
import type { HoldAllowance } from './VoicePlayerModel.ts'

const DAY_MS = 86_400_000
const NOTHING: readonly Allowance[] = []
const never = () => () => {}
const nothing = () => NOTHING

/**
 * What is left to the visitor before they are held: of the limits that apply, the one that is hit first. When nothing was
 * told yet, with the page or by an answer, the server is asked once the visitor turns to what may be held.
 */
export function useHoldAllowance(
  client: Pick<Client, 'allowances' | 'userStatus'> | null,
  isTouched: boolean,
): HoldAllowance | null {
  const source = client?.allowances
  const getSnapshot = source?.getSnapshot ?? nothing
  const told = useSyncExternalStore(source?.subscribe ?? never, getSnapshot, getSnapshot)
  useEffect(() => {
    // What it answers is heard by the client itself.
    if (isTouched && client?.allowances.getSnapshot().length === 0) client.userStatus().catch(() => {})
  }, [isTouched, client])
  const [first] = told.filter(({ name }) => name.startsWith('hold')).toSorted((a, b) => a.remaining - b.remaining)
  if (!first) return null
  const { remaining, limit, windowMs, resetsAt } = first
  return { remaining, limit, isDaily: windowMs === DAY_MS, resetsAt }
}

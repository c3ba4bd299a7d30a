import type { Allowance, Client } from '@voice-rankings/sdk'
import { useSyncExternalStore } from 'react'
import type { HoldAllowance } from './VoicePlayerModel.ts'

const DAY_MS = 86_400_000
const NOTHING: readonly Allowance[] = []
const never = () => () => {}
const nothing = () => NOTHING

/** What is left to the visitor before they are held: of the limits that apply, the one that is hit first. */
export function useHoldAllowance(client: Pick<Client, 'allowances'> | null): HoldAllowance | null {
  const source = client?.allowances
  const told = useSyncExternalStore(source?.subscribe ?? never, source?.getSnapshot ?? nothing, nothing)
  const [first] = told.filter(({ name }) => name.startsWith('hold')).toSorted((a, b) => a.remaining - b.remaining)
  return first ? { remaining: first.remaining, limit: first.limit, isDaily: first.windowMs === DAY_MS } : null
}

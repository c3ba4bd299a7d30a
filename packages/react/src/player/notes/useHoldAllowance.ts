import { createObservable } from '@voice-rankings/playback'
import type { Allowance, Client } from '@voice-rankings/sdk'
import { useSyncExternalStore } from 'react'
import type { Runtime } from '../../runtime/index.ts'
import type { HoldAllowance } from '../VoicePlayerModel.ts'

const DAY_MS = 86_400_000
/** For players without a client. */
const UNTOLD = createObservable<readonly Allowance[]>([])

/** Remaining quota of a visitor, for the limit that is reached first. */
export function useHoldAllowance(client: Pick<Client, 'allowances'> | null): HoldAllowance | null {
  const { getState, subscribe } = client?.allowances ?? UNTOLD
  const [first] = useSyncExternalStore(subscribe, getState, getState)
  return first ? { ...first, isDaily: first.windowMs === DAY_MS } : null
}

/** Loads the remaining quota when a text is focused, unless the page or a response has provided it. */
export function askAllowance({ client, session }: Pick<Runtime, 'client' | 'session'>): void {
  const isKnown = session.getState().profile !== null || client.allowances.getState().length > 0
  // The client itself reads the quota from the response.
  if (!isKnown) client.account.status().catch(() => {})
}

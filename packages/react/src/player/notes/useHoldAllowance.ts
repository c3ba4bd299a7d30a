import { createObservable } from '@voice-rankings/playback'
import type { Allowance, Client } from '@voice-rankings/sdk'
import { useSyncExternalStore } from 'react'
import type { Runtime } from '../../runtime/index.ts'
import type { HoldAllowance } from '../VoicePlayerModel.ts'

const DAY_MS = 86_400_000
/** For players that call nobody. */
const UNTOLD = createObservable<readonly Allowance[]>([])

/** What is left to the visitor before they are held: of the limits that apply, the one that is hit first. */
export function useHoldAllowance(client: Pick<Client, 'allowances'> | null): HoldAllowance | null {
  const { getState, subscribe } = client?.allowances ?? UNTOLD
  const [first] = useSyncExternalStore(subscribe, getState, getState)
  return first ? { ...first, isDaily: first.windowMs === DAY_MS } : null
}

/** Asks what is left to a visitor, unless that was told with the page or by an answer: when they turn to a text, not before. */
export function askAllowance({ client, session }: Pick<Runtime, 'client' | 'session'>): void {
  const isKnown = session.getState().profile !== null || client.allowances.getState().length > 0
  // What it answers is heard by the client itself.
  if (!isKnown) client.account.status().catch(() => {})
}

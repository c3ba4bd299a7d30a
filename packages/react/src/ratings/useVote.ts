import type { Stars } from '@voice-rankings/contract'
import { useSyncExternalStore } from 'react'
import { useRuntime } from '../runtime/index.ts'

const NOBODY_VOTED: ReadonlyMap<string, Stars> = new Map()

/** The stars given to a voice on this page; null before a vote. */
export function useVote(voiceId: string): Stars | null {
  const { votes } = useRuntime()
  return useSyncExternalStore(votes.subscribe, votes.getSnapshot, () => NOBODY_VOTED).get(voiceId) ?? null
}

import type { Stars, Voice } from '@voice-rankings/contract'
import { useSyncExternalStore } from 'react'
import { useRuntime } from '../runtime/index.ts'

/** A voice with the stars that the server knows of the visitor. */
export type RatedVoice = Pick<Voice, 'voice_id'> & Partial<Pick<Voice, 'voice_own_rating'>>

const NOBODY_VOTED: ReadonlyMap<string, Stars> = new Map()

/** The stars the visitor gave to a voice, on this page or before it was loaded; null before a vote. */
export function useVote({ voice_id, voice_own_rating: own = null }: RatedVoice): Stars | null {
  const { votes } = useRuntime()
  return useSyncExternalStore(votes.subscribe, votes.getSnapshot, () => NOBODY_VOTED).get(voice_id) ?? own
}

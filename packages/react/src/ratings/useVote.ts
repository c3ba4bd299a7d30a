import type { Stars, Voice } from '@voice-rankings/contract'
import { usePlayerRuntime } from '../runtime/index.ts'
import { useStore } from 'zustand'

/** A voice with the stars that the server knows of the visitor. */
export type RatedVoice = Pick<Voice, 'voice_id'> & Partial<Pick<Voice, 'voice_own_rating'>>

/** The stars the visitor gave to a voice, on this page or before it was loaded; null before a vote. */
export function useVote({ voice_id, voice_own_rating: own = null }: RatedVoice): Stars | null {
  const { votes } = usePlayerRuntime()
  return useStore(votes).get(voice_id) ?? own
}

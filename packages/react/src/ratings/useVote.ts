import type { Stars, Voice } from '@voice-rankings/contract'
import { usePlayerRuntime } from '../runtime/index.ts'
import { useStore } from 'zustand'

/** Voice with the visitor's stars known to the server. */
export type RatedVoice = Pick<Voice, 'voice_id'> & Partial<Pick<Voice, 'voice_own_rating'>>

/** Stars that the visitor gave to a voice, on this page or before it was loaded; null before a vote. */
export function useVote({ voice_id, voice_own_rating: own = null }: RatedVoice): Stars | null {
  const { votes } = usePlayerRuntime()
  return useStore(votes).get(voice_id) ?? own
}

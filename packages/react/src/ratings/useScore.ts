import type { VoiceListing } from '@voice-rankings/contract'
import { usePlayerRuntime } from '../runtime/index.ts'
import type { VoiceScore } from '../runtime/index.ts'
import { useStore } from 'zustand'

/** Rating summary of a voice, including the visitor's own ratings made after load (synced across tabs). */
export function useScore(voice: VoiceScore & Pick<VoiceListing, 'voice_id'>): VoiceScore {
  const { scores } = usePlayerRuntime()
  const known = useStore(scores).get(voice.voice_id)
  return known ? newerScore(voice, known) : voice
}

/** Summary with more ratings: the loaded one may be newer, since others rate too. */
export function newerScore(loaded: VoiceScore, known: VoiceScore): VoiceScore {
  return loaded.voice_rating_count > known.voice_rating_count ? loaded : known
}

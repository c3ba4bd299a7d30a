import type { VoiceListing } from '@voice-rankings/contract'
import { usePlayerRuntime } from '../runtime/index.ts'
import type { VoiceScore } from '../runtime/index.ts'
import { useStore } from 'zustand'

/** What the ratings of a voice come to: as it was loaded, or with what the visitor has given since, in any tab. */
export function useScore(voice: VoiceScore & Pick<VoiceListing, 'voice_id'>): VoiceScore {
  const { scores } = usePlayerRuntime()
  const known = useStore(scores).get(voice.voice_id)
  return known ? newerScore(voice, known) : voice
}

/** The one that knows of more ratings: others rate too, and what was loaded may be the later of the two. */
export function newerScore(loaded: VoiceScore, known: VoiceScore): VoiceScore {
  return loaded.voice_rating_count > known.voice_rating_count ? loaded : known
}

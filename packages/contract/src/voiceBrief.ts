import { providerName } from './providerName.ts'
import type { VoiceListing } from './voices.ts'

/**
 * Describes a voice in a few words: its provider, its traits, and its score if it is ranked.
 *
 * @example
 * voiceBrief(voice) // 'Flite · low · calm · clear · ★ 4.3'
 */
export function voiceBrief(voice: Pick<VoiceListing, 'voice_service' | 'voice_traits' | 'voice_rating'>): string {
  const { voice_service, voice_traits, voice_rating } = voice
  const score = voice_rating ? [`★ ${voice_rating.score.toFixed(1)}`] : []
  return [providerName(voice_service), ...voice_traits, ...score].join(' · ')
}
